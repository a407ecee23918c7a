import { useState } from 'react';
import ColorField from './ColorField';
import CssToCopy from './CssToCopy';
import { rate } from './rating';
import ShadeTable from './ShadeTable';
import { PRIMARY, withAdjustment } from './settings';
import { customCss } from './styleSheets';
import styles from './styles.module.css';
import { useColorSettings } from './useColorSettings';

/** Generates the seven shades of a primary color, rates their contrast, previews them on the page, and provides the CSS. */
export default function ColorGenerator() {
  const { mode, settings, edited, ready, change, reset, switchMode } = useColorSettings();
  // Counts resets, so that a reset also discards unfinished input.
  const [resets, setResets] = useState(0);
  const current = settings[mode];
  const other = mode === 'light' ? 'dark' : 'light';
  const { ratio, grade } = rate(current.baseColor, current.background);

  return (
    <div className={styles.generator}>
      <fieldset className={styles.fields} disabled={!ready} key={`${mode} ${resets}`}>
        <legend className={styles.legend}>{mode === 'light' ? 'Light' : 'Dark'} mode colors</legend>
        <div className={styles.colors}>
          <ColorField
            label="Primary color"
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
          Contrast of <code>{PRIMARY}</code> with the background: {ratio} ({grade}).
        </p>
        <ShadeTable
          settings={current}
          onAdjust={(variable, text) => change(withAdjustment(current, variable, text))}
        />
        <div className={styles.actions}>
          <button type="button" className={styles.button} onClick={() => switchMode(other)}>
            Edit {other} mode
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
            Reset {mode} mode
          </button>
        </div>
      </fieldset>
      <CssToCopy css={customCss(settings)} />
    </div>
  );
}
