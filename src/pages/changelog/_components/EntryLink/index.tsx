import Link from '@docusaurus/Link';
import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'a'> {
  readonly permalink: string;
}

/**
 * A link to an entry of the changelog. A plain link leads to an entry with a
 * space in its URL: the router decodes its URLs, and a space isn't valid in `href`.
 */
export default function EntryLink({ permalink, children, ...props }: Props) {
  const url = encodeURI(permalink);
  return url === permalink ? (
    <Link to={permalink} {...props}>
      {children}
    </Link>
  ) : (
    <a href={`${url}/`} {...props}>
      {children}
    </a>
  );
}
