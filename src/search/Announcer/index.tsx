import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import { type ReactNode, useEffect, useState } from 'react';
import type { SearchStatus } from '../status';

/** Screen readers speak while keys are pressed; what is announced too early is cut off. */
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
      description: 'Said to screen readers when the search fails',
    });
  }
  const { count, notes } = status;
  if (count === 0) {
    return translate(
      {
        id: 'search.announcement.none',
        message: 'No results for {query}',
        description: 'Said to screen readers when nothing is found',
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
        description: 'Said to screen readers when results are shown',
      },
      { count, query: notes.repairedQuery ?? query },
    ),
  );
}

interface Props {
  readonly status: SearchStatus;
}

/** Tells screen readers what was searched and how much was found, once typing rests. */
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
