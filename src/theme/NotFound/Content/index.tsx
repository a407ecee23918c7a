// Readers gain: next steps if the URL they followed doesn't exist.
// Delete when: the theme's not-found page suggests pages and offers a search.

import type { WrapperProps } from '@docusaurus/types';
import NotFoundHelp from '@site/src/components/NotFoundHelp';
import type ContentType from '@theme/NotFound/Content';
import Content from '@theme-original/NotFound/Content';

/** The content of the not-found page. */
export default function NotFoundContentWrapper(props: WrapperProps<typeof ContentType>) {
  return (
    <>
      <Content {...props} />
      <NotFoundHelp />
    </>
  );
}
