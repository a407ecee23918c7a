interface Props {
  readonly name: string;
}

/** Greets a reader by name. */
export function Greeting({ name }: Props) {
  return <p data-testid="greeting">Good day, {name}.</p>;
}
