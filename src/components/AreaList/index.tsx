import type { AreaState } from '@site/src/lib/offlineFiles';
import styles from './styles.module.css';

interface Props {
  /** The areas, or undefined if they aren't known yet. */
  readonly areas: readonly AreaState[] | undefined;
  readonly isStoring: boolean;
  /** Called with the ID of an area when readers want to save it. */
  readonly onStore: (area: string) => void;
  /** Called with the ID of an area when readers want to remove it. */
  readonly onRemove: (area: string) => void;
}

function statusOf({ files, stored, isWanted }: AreaState, isStoring: boolean): string {
  if (stored >= files) {
    return 'saved';
  }
  if (isWanted) {
    const share = `${Math.floor((100 * stored) / files)}%`;
    return isStoring ? `saving, ${share}` : `incomplete, ${share}`;
  }
  return stored > 0 ? `${stored} of ${files} files saved` : 'not saved';
}

/** The areas that readers can save for offline reading, with their sizes and buttons to save and remove them. */
export default function AreaList({ areas, isStoring, onStore, onRemove }: Props) {
  if (!areas?.length) {
    return (
      <p>
        To save pages for offline reading, you need a browser that supports service workers, and
        JavaScript has to be turned on. If both are the case, reload this page.
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {areas.map((area) => (
        <li key={area.id} className={styles.area}>
          <div>
            {area.label}{' '}
            <span className={styles.status} aria-live="polite">
              {(area.bytes / 1e6).toFixed(1)} MB, {statusOf(area, isStoring)}
            </span>
          </div>
          {!area.isShared && area.stored < area.files && !(area.isWanted && isStoring) && (
            <button
              type="button"
              className="button button--secondary button--sm"
              aria-label={`Save for offline reading: ${area.label}`}
              onClick={() => onStore(area.id)}
            >
              Save for offline reading
            </button>
          )}
          {!area.isShared && area.stored > 0 && (
            <button
              type="button"
              className="button button--secondary button--sm"
              aria-label={`Remove: ${area.label}`}
              onClick={() => onRemove(area.id)}
            >
              Remove
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
