import { useId } from 'react';
import { rate } from '../rating';
import { type ColorSettings, PRIMARY, parseAdjustment, type Shade, shadeColor } from '../settings';
import styles from './styles.module.css';

interface Props {
  readonly settings: ColorSettings;
  readonly onAdjust: (variable: string, text: string) => void;
}

const isInvalid = (shade: Shade) => parseAdjustment(shade.adjustmentInput) === undefined;

/** The seven shades from light to dark, each with its adjustment, color, and contrast with the background. */
export default function ShadeTable({ settings, onAdjust }: Props) {
  const problemsId = useId();
  const shades = [...settings.shades].sort((a, b) => a.displayOrder - b.displayOrder);
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>
          Shades, from light to dark. An adjustment of 0.1 makes the color 10% darker, and -0.1
          makes it 10% lighter.
        </caption>
        <thead>
          <tr>
            <th scope="col">Variable</th>
            <th scope="col">Adjust</th>
            <th scope="col">Color</th>
            <th scope="col">Contrast</th>
          </tr>
        </thead>
        <tbody>
          {shades.map((shade) => {
            const color = shadeColor(settings, shade);
            const { ratio, grade } = rate(color, settings.background);
            return (
              <tr key={shade.variable}>
                <th scope="row" className={styles.name}>
                  <code>
                    <span className={styles.prefix}>{PRIMARY}</span>
                    {shade.variable.slice(PRIMARY.length) || (
                      <span className={styles.short}>primary</span>
                    )}
                  </code>
                </th>
                <td>
                  {shade.variable === PRIMARY ? (
                    shade.adjustment
                  ) : (
                    <input
                      type="text"
                      inputMode="decimal"
                      className={styles.adjustment}
                      aria-label={`Adjustment for ${shade.variable}`}
                      autoComplete="off"
                      value={shade.adjustmentInput}
                      aria-invalid={isInvalid(shade)}
                      aria-describedby={isInvalid(shade) ? problemsId : undefined}
                      onChange={(event) => onAdjust(shade.variable, event.target.value)}
                    />
                  )}
                </td>
                <td>
                  <span className={styles.color}>
                    <span className={styles.swatch} style={{ backgroundColor: color }} />
                    <code>{color}</code>
                  </span>
                </td>
                <td>
                  {ratio} <strong className={styles.grade}>{grade}</strong>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div id={problemsId} aria-live="polite" className={styles.problems}>
        {shades.filter(isInvalid).map((shade) => (
          <p key={shade.variable}>
            “{shade.adjustmentInput}” isn’t a valid adjustment for <code>{shade.variable}</code>.
            Enter a number from -1 to 1, such as 0.15. Until you do, the adjustment stays{' '}
            {shade.adjustment}.
          </p>
        ))}
      </div>
    </>
  );
}
