/** Renders nothing in the head. Replaces `@docusaurus/Head` in the theme's search bar. */
export default function NoHead(): null {
  return null;
}
