import styles from './seen-text.module.css';

/** Text for the eye alone, in a control whose label says it in full. Drawn by the style sheet, so that it is no content. */
export function SeenText({ children }: { children: string | number }) {
  return <span className={styles.root} data-text={children} aria-hidden="true" />;
}
