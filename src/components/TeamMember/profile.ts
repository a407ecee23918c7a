// GitHub's own rule: letters and digits, single hyphens between them, 39 at most.
const HANDLE = /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i;

/**
 * The address of a GitHub profile.
 *
 * @throws when the handle can't be one, which stops the build
 */
export function profileOf(handle: string): string {
  if (!HANDLE.test(handle)) {
    throw new Error(
      `TeamMember: github is "${handle}", expected a GitHub handle without "@" or address, for example github="slorber".`,
    );
  }
  return `https://github.com/${handle}`;
}
