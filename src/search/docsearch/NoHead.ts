/** Shows nothing in the head. Stands in for `@docusaurus/Head` in the search bar of the theme. */
export default function NoHead(): null {
  return null;
}
