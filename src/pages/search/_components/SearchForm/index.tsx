import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Name of the version to search, by ID of the docs plugin instance. */
  readonly versions: Readonly<Record<string, string>>;
  readonly onVersion: (instance: string, version: string) => void;
}

/** The search field, and a menu for each documentation that has versions. */
export default function SearchForm({ query, onQuery, versions, onVersion }: Props): ReactNode {
  const versioned = Object.entries(useAllDocsData()).filter(([, docs]) => docs.versions.length > 1);
  const field = useRef<HTMLInputElement>(null);
  // Readers open this page to search. Those who come back to it stay where they were.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <search>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          name="q"
          placeholder={translate({
            id: 'theme.SearchPage.inputPlaceholder',
            message: 'Type your search here',
            description: 'Placeholder of the field on the results page',
          })}
          aria-label={translate({
            id: 'theme.SearchPage.inputLabel',
            message: 'Search',
            description: 'Label of the field on the results page',
          })}
          autoComplete="off"
          ref={field}
          value={query}
          onChange={({ target }) => onQuery(target.value)}
        />
        {versioned.map(([instance, docs]) => (
          <select
            key={instance}
            aria-label={translate({
              id: 'search.versions.label',
              message: 'Version',
              description: 'Label of the menu that limits a search to a version',
            })}
            value={versions[instance]}
            onChange={({ target }) => onVersion(instance, target.value)}
          >
            {docs.versions.map(({ name, label }) => (
              <option key={name} value={name}>
                {versioned.length > 1 ? `${instance}: ${label}` : label}
              </option>
            ))}
          </select>
        ))}
      </form>
    </search>
  );
}
