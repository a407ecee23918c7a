import Field from '../Field';

interface Props<Key extends string> {
  readonly label: string;
  /** Words for no choice; without them, there is always one. */
  readonly everything?: string;
  readonly options: Readonly<Record<Key, string>>;
  readonly value: Key | undefined;
  readonly onChange: (value: Key | undefined) => void;
}

/** A labelled list to choose one value from. */
export default function Choice<Key extends string>({
  label,
  everything,
  options,
  value,
  onChange,
}: Props<Key>) {
  const keys = Object.keys(options) as Key[];
  return (
    <Field label={label}>
      <select
        value={value ?? ''}
        onChange={(event) => onChange(keys.find((key) => key === event.currentTarget.value))}
      >
        {everything && <option value="">{everything}</option>}
        {keys.map((key) => (
          <option key={key} value={key}>
            {options[key]}
          </option>
        ))}
      </select>
    </Field>
  );
}
