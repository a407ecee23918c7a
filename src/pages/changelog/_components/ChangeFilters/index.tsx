import type { FilterOption } from '@site/src/lib/changelog/filter';
import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly options: readonly FilterOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choice({ label, all, options, value, onChange }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {`${option.label} (${option.count})`}
          </option>
        ))}
      </select>
    </div>
  );
}

interface Props {
  readonly categories: readonly FilterOption[];
  readonly packages: readonly FilterOption[];
  readonly category: string;
  readonly packageName: string;
  readonly onCategory: (value: string) => void;
  readonly onPackage: (value: string) => void;
  readonly onClear: () => void;
  /** Number of changes that match the filters. */
  readonly shown: number;
  /** Number of all changes in the release. */
  readonly total: number;
}

/** Filters the changes in a release by category and package. Hidden if JavaScript is turned off. */
export default function ChangeFilters(props: Props): ReactNode {
  const { categories, packages, category, packageName, shown, total } = props;
  const isFiltered = category !== '' || packageName !== '';
  return (
    <form
      className={styles.filters}
      aria-label="Filter changes"
      onSubmit={(event) => event.preventDefault()}
    >
      <Choice
        label="Category"
        all="All categories"
        options={categories}
        value={category}
        onChange={props.onCategory}
      />
      {packages.length > 0 && (
        <Choice
          label="Package"
          all="All packages"
          options={packages}
          value={packageName}
          onChange={props.onPackage}
        />
      )}
      <p className={styles.result}>
        <span role="status">
          {shown === 0
            ? 'No changes match both filters.'
            : isFiltered
              ? `${shown} of ${total} changes`
              : `${total} changes`}
        </span>
        {isFiltered && (
          <button type="button" onClick={props.onClear}>
            Show all
          </button>
        )}
      </p>
    </form>
  );
}
