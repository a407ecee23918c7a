import { useEffect, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The shell command to copy. */
  readonly command: string;
}

/** How long the button shows the result, in milliseconds. */
const MESSAGE_DURATION = 2000;

type Outcome = 'copied' | 'failed';

const messages: Record<Outcome, string> = {
  copied: 'Copied',
  failed: 'Select and copy',
};

/** A shell command with a copy button. If the clipboard isn't available, readers can select the text. */
export default function CopyCommand({ command }: Props) {
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (outcome) {
      const timer = setTimeout(() => setOutcome(undefined), MESSAGE_DURATION);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(command);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };

  return (
    <div className={styles.command}>
      <code className={styles.text}>{command}</code>
      <button type="button" className={`button button--primary ${styles.button}`} onClick={copy}>
        {outcome ? messages[outcome] : 'Copy'}
        <span className="visually-hidden"> command</span>
      </button>
      <span role="status" className="visually-hidden">
        {outcome === 'copied' ? 'Command copied to the clipboard' : ''}
        {outcome === 'failed'
          ? 'The clipboard isn’t available. Select the command and copy it manually.'
          : ''}
      </span>
    </div>
  );
}
