import globalData from '@generated/globalData';
import { type DocsData, versionLabelIn } from './versionLabelIn';

/** Label of the documentation version that an address of this site belongs to, if it says more than the address. */
export function versionLabelOf(address: string): string | undefined {
  const instances = globalData['docusaurus-plugin-content-docs'] ?? {};
  return versionLabelIn(instances as Readonly<Record<string, DocsData>>, address);
}
