/**
 * The script of redirect pages. It's the same on all of them, so one hash in the policy allows it.
 * A target without a query and a hash gets those of the page, like in the redirects plugin.
 */
export const REDIRECT_SCRIPT =
  "!function(){var t=document.querySelector('link[rel=canonical]').getAttribute('href');location.replace(/[?#]/.test(t)?t:t+location.search+location.hash)}()";

const IS_REDIRECT = /<meta http-equiv="refresh"/;
const OWN_SCRIPT = /<script>\s*window\.location\.href = [^<]*<\/script>/;

/** Replaces the script of a redirect page, which contains its target, with the common one. */
export function withCommonScript(html: string): string {
  if (!IS_REDIRECT.test(html)) {
    return html;
  }
  const changed = html.replace(OWN_SCRIPT, () => `<script>${REDIRECT_SCRIPT}</script>`);
  if (!changed.includes(REDIRECT_SCRIPT)) {
    throw new Error(
      'A redirect page has a different script than expected. Compare the template of @docusaurus/plugin-client-redirects with src/plugins/security/redirectPages.ts.',
    );
  }
  return changed;
}
