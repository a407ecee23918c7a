/** Loaded as a separate chunk. */
export default function LazyText() {
  return <p data-testid="lazy">Loaded on its own.</p>;
}
