import { useState } from 'react';

/** A button that counts how often it was pressed. */
export default function StepCounter() {
  const [steps, setSteps] = useState(0);
  return (
    <button type="button" className="button button--primary" onClick={() => setSteps(steps + 1)}>
      {steps === 1 ? '1 step' : `${steps} steps`}
    </button>
  );
}
