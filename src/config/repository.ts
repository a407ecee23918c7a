import { env } from './env';

/**
 * Creates an `editUrl` function for the content in a folder. If the repository isn't
 * known, it returns undefined, so that the theme doesn't show edit links that are broken.
 *
 * @param folder path relative to the root of the repository, for example `blog`
 */
export function editUrlOf(folder: string): ((file: string) => string) | undefined {
  const { repositoryUrl, repositoryBranch } = env;
  return repositoryUrl
    ? (file) => encodeURI(`${repositoryUrl}/edit/${repositoryBranch}/${folder}/${file}`)
    : undefined;
}
