import { ThemeClassNames, useQueryString } from '@docusaurus/theme-common';
import data from '@generated/docusaurus-plugin-content-blog/changelog/contributors.json';
import { groupByLetter, letterId } from '@site/src/lib/changelog/contributors';
import { profileUrl } from '@site/src/lib/changelog/release';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import BackLink from '../_components/BackLink';
import ChangelogLayout from '../_components/ChangelogLayout';
import ContributorSearch from '../_components/ContributorSearch';
import styles from './styles.module.css';

const { contributors, releases, listPath, sidebar } = data;

/** /changelog/authors/: everyone listed in the releases, by letter, with the number of releases they contributed to. */
export default function ChangelogAuthorsPage(): ReactNode {
  const [text, setText] = useQueryString('q');
  const wanted = useDeferredValue(text);
  const groups = useMemo(() => groupByLetter(contributors, wanted), [wanted]);
  const shown = groups.reduce((sum, [, people]) => sum + people.length, 0);
  return (
    <ChangelogLayout
      title="Changelog contributors"
      description={`The ${contributors.length} people and bots who have contributed to Docusaurus releases, with the number of releases that each of them contributed to.`}
      pageClassName={ThemeClassNames.page.blogAuthorsListPage}
      sidebar={sidebar}
    >
      <SearchMetadata tag="blog_authors_list" />
      <BackLink to={{ title: 'All releases', permalink: listPath }} />
      <h1>Contributors</h1>
      <p>
        {contributors.length} people and bots are listed as contributors in {releases} releases. The
        number after a name is the number of releases that person or bot contributed to. Releases
        before 2.0.0-alpha.34 don’t list any contributors.
      </p>
      <ContributorSearch
        value={text}
        onChange={setText}
        shown={shown}
        total={contributors.length}
      />
      <nav aria-label="Letters" className={styles.letters}>
        {groups.map(([letter]) => (
          <a key={letter} href={`#${letterId(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      {groups.map(([letter, people]) => (
        <section key={letter} className={styles.group}>
          <Heading as="h2" id={letterId(letter)}>
            {letter}
          </Heading>
          <ul>
            {people.map(([handle, count]) => (
              <li key={handle}>
                <a href={profileUrl(handle)} target="_blank" rel="noopener noreferrer">
                  {handle}
                </a>{' '}
                {count}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ChangelogLayout>
  );
}
