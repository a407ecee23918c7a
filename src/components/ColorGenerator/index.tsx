import { useState } from 'react';
import ColorField from './ColorField';
import CssToCopy from './CssToCopy';
import { rate } from './rating';
import ShadeTable from './ShadeTable';
import { PRIMARY, withAdjustment } from './settings';
import { customCss } from './styleSheets';
import styles from './styles.module.css';
import { useColorSettings } from './useColorSettings';

/** Derives the seven shades of a primary colour, rates their contrast, shows them on the page and writes the CSS. */
export default function ColorGenerator() {
  const { mode, settings, edited, ready, change, reset, switchMode } = useColorSettings();
  // Counts the resets: fields that hold an unfinished text start again.
  const [resets, setResets] = useState(0);
  const current = settings[mode];
  const other = mode === 'light' ? 'dark' : 'light';
  const { ratio, grade } = rate(current.baseColor, current.background);

  return (
    <div className={styles.generator}>
      <fieldset className={styles.fields} disabled={!ready} key={`${mode} ${resets}`}>
        <legend className={styles.legend}>Colours of the {mode} mode</legend>
        <div className={styles.colors}>
          <ColorField
            label="Primary colour"
            value={current.baseColor}
            onChange={(baseColor) => change({ ...current, baseColor })}
          />
          <ColorField
            label="Background"
            value={current.background}
            onChange={(background) => change({ ...current, background })}
          />
        </div>
        <p role="status" className={styles.summary}>
          <code>{PRIMARY}</code> on the background: contrast {ratio}, {grade}.
        </p>
        <ShadeTable
          settings={current}
          onAdjust={(variable, text) => change(withAdjustment(current, variable, text))}
        />
        <div className={styles.actions}>
          <button type="button" className={styles.button} onClick={() => switchMode(other)}>
            Edit the {other} mode
          </button>
          <button
            type="button"
            className={styles.button}
            disabled={!edited}
            onClick={() => {
              reset();
              setResets((count) => count + 1);
            }}
          >
            Reset the {mode} mode
          </button>
        </div>
      </fieldset>
      <CssToCopy css={customCss(settings)} />
    </div>
  );
}
