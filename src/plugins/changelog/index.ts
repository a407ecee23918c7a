import blogPlugin, { validateOptions } from '@docusaurus/plugin-content-blog';

export { validateOptions };

/** The changelog: the blog plugin under another id, so that its entries get lists and pages of their own. */
export default blogPlugin;
