/** All style rules of the page. Style sheets of other sites aren't readable, so they're skipped. */
export function pageStyles(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules].map(({ cssText }) => cssText);
      } catch {
        return [];
      }
    })
    .join('\n');
}
