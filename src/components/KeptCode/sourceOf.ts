/**
 * Identifies a code block by its props, if they're plain values. Live code and code that contains
 * elements have no such source.
 */
export function sourceOf({
  live,
  ...props
}: Readonly<Record<string, unknown>>): string | undefined {
  const { children, ...rest } = props;
  const text = Array.isArray(children) ? children : [children];
  const isPlain =
    !live &&
    text.every((part) => typeof part === 'string') &&
    Object.values(rest).every((value) => value === undefined || Object(value) !== value);
  return isPlain ? JSON.stringify({ ...rest, children: text.join('') }) : undefined;
}
