import Mermaid from '@theme/Mermaid';
import { useState } from 'react';

/** A diagram whose source depends on a value that the reader can change. */
export function DynamicDiagram() {
  const [count, setCount] = useState(1);
  return (
    <div data-testid="dynamic-diagram">
      <button
        type="button"
        className="button button--secondary"
        onClick={() => setCount((value) => value + 1)}
      >
        Add a step
      </button>
      <Mermaid value={`flowchart LR\n  start --> step${count}["Step ${count}"]`} />
    </div>
  );
}
