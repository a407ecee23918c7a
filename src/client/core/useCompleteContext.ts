import siteConfig from '@generated/docusaurus.config';
import siteMetadata from '@generated/site-metadata';

/**
 * Returns the complete configuration, and the versions of all plugins. Only two debug pages use it, because other
 * pages get them without what only the build needs (`src/plugins/readerConfig`).
 */
export default function useCompleteContext() {
  return { siteConfig, siteMetadata };
}
