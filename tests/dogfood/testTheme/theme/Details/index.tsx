import { useLocation } from '@docusaurus/router';
import type DetailsType from '@theme/Details';
// In a theme folder, "@theme-original" would resolve to this file.
import Details from '@theme-init/Details';
import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** Adds a class to the `details` elements of the test area, and leaves all others as they are. */
export default function TestDetails(props: ComponentProps<typeof DetailsType>) {
  const isTest = useLocation().pathname.startsWith('/tests/');
  return <Details {...props} className={clsx(props.className, isTest && 'test-theme-details')} />;
}
