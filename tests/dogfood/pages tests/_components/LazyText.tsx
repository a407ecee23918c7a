/** Loaded in a file of its own. */
export default function LazyText() {
  return <p data-testid="lazy">Loaded on its own.</p>;
}
