import globalData from '@generated/globalData';
import { type DocsData, versionLabelIn } from './versionLabelIn';

/**
 * Label of the documentation version that a URL belongs to, unless the label adds nothing to the
 * URL.
 */
export function versionLabelOf(address: string): string | undefined {
  const instances = globalData['docusaurus-plugin-content-docs'] ?? {};
  return versionLabelIn(instances as Readonly<Record<string, DocsData>>, address);
}
