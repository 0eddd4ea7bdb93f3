import { barOf, placeOf } from './hours.ts';
import styles from './site.module.css';

/** The open hours of one day as a bar from 00:00 to 24:00, and the time of now as a line. The words beside it say the same. */
export function DayBar({ hours, time }: { hours: string; time: string }) {
  return (
    <div className={styles.day} aria-hidden="true">
      <div className={styles.track}>
        {barOf(hours).map(({ from, width }) => (
          <i key={from} style={{ insetInlineStart: `${from}%`, inlineSize: `${width}%` }} />
        ))}
        <b style={{ insetInlineStart: `${placeOf(time)}%` }} />
      </div>
      <div className={styles.scale}>
        {['00:00', '06:00', '12:00', '18:00', '24:00'].map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}
