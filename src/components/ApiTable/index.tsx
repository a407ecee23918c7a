import KeptContent from '../KeptContent';
import { connectCards } from './connectCards';
import ReferenceTable from './ReferenceTable';

type Props = Parameters<typeof ReferenceTable>[0];

/** Connects the table in a frame. */
const connect = (frame: HTMLElement) =>
  connectCards(frame.querySelector('table') as HTMLTableElement);

/**
 * A table of options, fields, or props. You can link to each row. Its cells contain text, code, and links, but
 * nothing that needs a script, so the HTML of the server is kept.
 */
export default function ApiTable(props: Props) {
  return (
    <KeptContent tag="div" connect={connect}>
      <ReferenceTable {...props} />
    </KeptContent>
  );
}
