import styles from './seen-text.module.css';

/** Visual text in a control whose label contains the full text. Rendered by the style sheet, so that it is not content. */
export function SeenText({ children }: { children: string | number }) {
  return <span className={styles.root} data-text={children} aria-hidden="true" />;
}
