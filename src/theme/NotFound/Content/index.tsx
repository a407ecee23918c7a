// Readers gain: ways on from an address that leads nowhere.
// Delete when: the theme's not-found page offers likely pages and the search.

import type { WrapperProps } from '@docusaurus/types';
import NotFoundHelp from '@site/src/components/NotFoundHelp';
import type ContentType from '@theme/NotFound/Content';
import Content from '@theme-original/NotFound/Content';

/** The not-found page. */
export default function NotFoundContentWrapper(props: WrapperProps<typeof ContentType>) {
  return (
    <>
      <Content {...props} />
      <NotFoundHelp />
    </>
  );
}
