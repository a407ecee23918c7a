import { areas, statuses } from '@site/src/data/featureRequests/kinds';
import { type RequestFilters as Filters, orders } from '../../_lib/requests';
import Choice from '../Choice';
import Field from '../Field';
import styles from './styles.module.css';

interface Props {
  readonly filters: Filters;
  /** How many requests are shown. */
  readonly count: number;
  readonly onText: (text: string) => void;
  readonly onChange: (part: Partial<Filters>) => void;
}

/** The filters for the requests: search text, area, status, and sort order. */
export default function RequestFilters({ filters, count, onText, onChange }: Props) {
  return (
    <section className={styles.filters} aria-label="Filters" data-page-only>
      <div className={styles.controls}>
        <div className={styles.search}>
          <Field label="Search">
            <input
              type="search"
              placeholder="Keywords or a thread number"
              value={filters.text}
              onChange={(event) => onText(event.currentTarget.value)}
            />
          </Field>
        </div>
        <Choice
          label="Area"
          everything="All areas"
          options={areas}
          value={filters.area}
          onChange={(area) => onChange({ area })}
        />
        <Choice
          label="Status"
          everything="Any status"
          options={statuses}
          value={filters.status}
          onChange={(status) => onChange({ status })}
        />
        <Choice
          label="Sort by"
          options={orders}
          value={filters.order}
          onChange={(order) => onChange({ order })}
        />
      </div>
      <p className={styles.count} role="status">
        {count === 1 ? '1 request' : `${count} requests`}
      </p>
      <noscript>
        <p className={styles.note}>
          Filters and search need JavaScript. Without it, this page lists every request.
        </p>
      </noscript>
    </section>
  );
}
