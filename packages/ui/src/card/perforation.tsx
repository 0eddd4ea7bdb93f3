import styles from './perforation.module.css';

/** The tear line of a ticket, with a notch at each end in the background colour (`--perf-bg`). */
export function Perforation() {
  return (
    <div className={styles.root} aria-hidden="true">
      <i />
      <i />
    </div>
  );
}
