import { env } from './env';

/**
 * Makes an `editUrl` for content that lives in the given folder. Without a
 * known repository there is none, and the theme shows no edit link: better no
 * link than a dead one.
 *
 * @param folder path from the root of the repository, for example `blog`
 */
export function editUrlOf(folder: string): ((file: string) => string) | undefined {
  const { repositoryUrl, repositoryBranch } = env;
  return repositoryUrl
    ? (file) => encodeURI(`${repositoryUrl}/edit/${repositoryBranch}/${folder}/${file}`)
    : undefined;
}
