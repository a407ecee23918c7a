import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import { type ReactNode, useEffect, useState } from 'react';
import type { SearchStatus } from '../protocol';

/**
 * Delay in milliseconds. Screen readers speak while keys are pressed, so earlier announcements
 * would be cut off.
 */
const PAUSE = 600;

function useSentence(status: SearchStatus): string {
  const { selectMessage } = usePluralForm();
  if (status.kind === 'idle' || status.query === '') {
    return '';
  }
  const { query } = status;
  if (status.kind === 'failed') {
    return translate({
      id: 'search.announcement.failed',
      message: 'Unable to fetch results',
      description: 'Announced to screen readers if the search fails',
    });
  }
  const { count, notes } = status;
  if (count === 0) {
    return translate(
      {
        id: 'search.announcement.none',
        message: 'No results for {query}',
        description: 'Announced to screen readers if nothing is found',
      },
      { query },
    );
  }
  return selectMessage(
    count,
    translate(
      {
        id: 'search.announcement.found.plurals',
        message: 'One result for {query}|{count} results for {query}',
        description: 'Announced to screen readers when results are shown',
      },
      { count, query: notes.repairedQuery ?? query },
    ),
  );
}

interface Props {
  readonly status: SearchStatus;
}

/** Announces the query and the number of results to screen readers when the reader stops typing. */
export default function Announcer({ status }: Props): ReactNode {
  const sentence = useSentence(status);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), PAUSE);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <div role="status" className="visually-hidden">
      {said}
    </div>
  );
}
