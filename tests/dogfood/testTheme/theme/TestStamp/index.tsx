/** A component that no other theme has. */
export default function TestStamp() {
  return <p data-testid="test-stamp">This line comes from a part of the test theme.</p>;
}
