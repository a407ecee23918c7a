import styles from './styles.module.css';

/** The sheets of the stack: where each one is and what it looks like. */
const sheets = [
  { x: 132, y: 8, className: styles.oldest },
  { x: 82, y: 30, className: undefined },
  { x: 32, y: 52, className: styles.newest },
] as const;

/** An illustration of the same page in three versions, with the newest in front. */
export default function StackedPages() {
  return (
    <svg className={styles.pile} viewBox="0 0 320 230" width="320" height="230" aria-hidden="true">
      {sheets.map(({ x, y, className }) => (
        <g key={x} className={className} transform={`translate(${x} ${y})`}>
          <rect className={styles.sheet} width="156" height="170" rx="10" />
          <circle className={styles.dot} cx="22" cy="24" r="7" />
          <path className={styles.title} d="M40 24h62" />
          <path className={styles.lines} d="M18 58h120M18 80h96M18 102h108M18 124h74" />
        </g>
      ))}
    </svg>
  );
}
