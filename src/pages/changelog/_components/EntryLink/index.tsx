import Link from '@docusaurus/Link';
import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'a'> {
  readonly permalink: string;
}

/**
 * A link to a changelog entry. If the URL of the entry contains a space, it's a
 * plain link, because the router decodes URLs and a space isn't valid in `href`.
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
