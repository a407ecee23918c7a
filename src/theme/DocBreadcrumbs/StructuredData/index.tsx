// Readers gain: search engines see the URLs of the pages above a page as they are, with a slash at the end.
// Delete when: the theme's breadcrumb data follows the `trailingSlash` option.
import type { WrapperProps } from '@docusaurus/types';
import { withSlashes } from '@site/src/lib/structuredData';
import type StructuredDataType from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';

/** The structured data of a documentation page's breadcrumbs. */
export default function StructuredDataWrapper(props: WrapperProps<typeof StructuredDataType>) {
  return <StructuredData {...props} breadcrumbs={withSlashes(props.breadcrumbs)} />;
}
