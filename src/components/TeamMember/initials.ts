/**
 * The letters that stand for a person where there is no picture: the first of
 * the first name and the first of the last one.
 *
 * @throws when the name holds no letter
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const [first, last] = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  if (!first) {
    throw new Error(
      `TeamMember: name is "${name}", expected a person's name, for example name="Joel Marcey".`,
    );
  }
  return [first, last]
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toUpperCase();
}
