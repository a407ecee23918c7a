import { parseHex } from '@site/src/lib/color';
import { useId, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  /** `#rrggbb` */
  readonly value: string;
  readonly onChange: (color: string) => void;
}

/** A color field with a text input and the browser's color picker. Invalid text stays in the input with an explanation, and the color doesn't change. */
export default function ColorField({ label, value, onChange }: Props) {
  // The text being typed. Undefined while the input shows the current value.
  const [draft, setDraft] = useState<string>();
  const id = useId();
  const text = draft ?? value;
  const invalid = parseHex(text) === undefined;

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.inputs}>
        <input
          type="color"
          aria-label={`${label}: color picker`}
          className={styles.picker}
          value={value}
          onChange={(event) => {
            setDraft(undefined);
            onChange(event.target.value);
          }}
        />
        <input
          id={id}
          type="text"
          className={styles.text}
          spellCheck={false}
          autoComplete="off"
          value={text}
          aria-invalid={invalid}
          aria-describedby={invalid ? `${id}-problem` : undefined}
          onChange={(event) => {
            setDraft(event.target.value);
            const color = parseHex(event.target.value);
            if (color) {
              onChange(color);
            }
          }}
          onBlur={() => {
            if (!invalid) {
              setDraft(undefined);
            }
          }}
        />
      </div>
      <p id={`${id}-problem`} aria-live="polite" className={styles.problem}>
        {invalid &&
          `“${text}” isn’t a color. Enter a # followed by three or six hexadecimal digits (0 to 9 and a to f), such as #2e8555. Until you do, the color stays ${value}.`}
      </p>
    </div>
  );
}
