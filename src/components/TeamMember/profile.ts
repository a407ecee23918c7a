// GitHub's rule for handles: at most 39 letters and digits, with single hyphens between them.
const HANDLE = /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i;

/**
 * Returns the URL of a GitHub profile.
 *
 * @throws if the handle isn't valid, which stops the build
 */
export function profileOf(handle: string): string {
  if (!HANDLE.test(handle)) {
    throw new Error(
      `TeamMember: found github="${handle}", expected a GitHub handle. Write the handle without "@" and without a URL, for example, github="slorber".`,
    );
  }
  return `https://github.com/${handle}`;
}
