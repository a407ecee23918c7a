import list from '@generated/docusaurus-plugin-content-blog/changelog/list.json';
import ListPage from './_components/ListPage';

/** /changelog/: the latest releases. The plugin adds the other pages of the list, with the same component. */
export default function ChangelogPage() {
  return <ListPage {...list} />;
}
