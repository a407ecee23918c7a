import Field from '../Field';

interface Props<Key extends string> {
  readonly label: string;
  /** Label of the option that selects nothing. Without it, one value is always selected. */
  readonly everything?: string;
  readonly options: Readonly<Record<Key, string>>;
  readonly value: Key | undefined;
  readonly onChange: (value: Key | undefined) => void;
}

/** A labeled drop-down list for choosing one value. */
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
