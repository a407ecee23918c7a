import type { LoadContext, Plugin } from '@docusaurus/types';
import { EmitFiles } from '../EmitFiles';
import { robotsTxt, type SiteFacts, securityTxt } from './files';

/** Files that programs expect at fixed URLs. They aren't static, because they contain the URL of the site. */
export default function wellKnownPlugin(_context: LoadContext, facts: SiteFacts): Plugin {
  const files = new Map([
    ['robots.txt', robotsTxt(facts)],
    ['.well-known/security.txt', securityTxt(facts)],
  ]);
  return {
    name: 'site-well-known',
    configureWebpack: (_config, isServer) => ({
      plugins: isServer ? [] : [new EmitFiles(files)],
    }),
  };
}
