import { categoryOptions, packageOptions } from '@site/src/lib/changelog/filter';
import { type AnchoredChange, type Category, changeCount } from '@site/src/lib/changelog/release';
import type { ReactNode } from 'react';
import ChangeFilters from '../ChangeFilters';
import ChangeList from '../ChangeList';
import type { ChangeFilterState } from './useChangeFilter';

/** Releases with fewer changes than this don't need a filter, because readers see all changes at a glance. */
const WORTH_FILTERING = 10;

interface Props {
  readonly categories: readonly Category<AnchoredChange>[];
  readonly docs: Readonly<Record<string, string>>;
  readonly state: ChangeFilterState;
}

/** The changes in a release, with filters to narrow them down. */
export default function ReleaseChanges({ categories, docs, state }: Props): ReactNode {
  const total = changeCount(categories);
  return (
    <>
      {total >= WORTH_FILTERING && (
        <ChangeFilters
          categories={categoryOptions(categories)}
          packages={packageOptions(categories)}
          category={state.filter.category}
          packageName={state.filter.package}
          onCategory={state.setCategory}
          onPackage={state.setPackage}
          onClear={state.clear}
          shown={changeCount(state.shown)}
          total={total}
        />
      )}
      {state.shown.map((category) => (
        <ChangeList key={category.kind} category={category} docs={docs} />
      ))}
    </>
  );
}
