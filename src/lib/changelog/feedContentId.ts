/**
 * ID of the element in which the blog plugin looks for the text of a feed item
 * (blogPostContainerID in @docusaurus/utils-common).
 */
export const FEED_CONTENT_ID = '__blog-post-container';
