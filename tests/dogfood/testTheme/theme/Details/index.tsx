import { useLocation } from '@docusaurus/router';
import type DetailsType from '@theme/Details';
// In the folder of a theme, "@theme-original" would be this very file.
import Details from '@theme-init/Details';
import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** Marks the boxes of the test area, and leaves all others as they are. */
export default function TestDetails(props: ComponentProps<typeof DetailsType>) {
  const isTest = useLocation().pathname.startsWith('/tests/');
  return <Details {...props} className={clsx(props.className, isTest && 'test-theme-details')} />;
}
