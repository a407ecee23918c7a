import styles from './styles.module.css';

/** The slips of paper in the illustration: where each one is and how long its lines are. */
const slips = [
  { y: 6, className: styles.first, lines: 'M70 20h150M70 40h104' },
  { y: 80, className: undefined, lines: 'M70 20h118M70 40h150' },
  { y: 154, className: undefined, lines: 'M70 20h136M70 40h82' },
] as const;

/** An illustration of requests on slips of paper, each with an upvote arrow. */
export default function VoteStack() {
  return (
    <svg className={styles.stack} viewBox="0 0 264 220" width="264" height="220" aria-hidden="true">
      {slips.map(({ y, className, lines }) => (
        <g key={y} className={className} transform={`translate(4 ${y})`}>
          <rect className={styles.slip} width="256" height="60" rx="10" />
          <path className={styles.arrow} d="m22 36 12-13 12 13" />
          <path className={styles.lines} d={lines} />
        </g>
      ))}
    </svg>
  );
}
