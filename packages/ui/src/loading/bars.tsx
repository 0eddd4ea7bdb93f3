import styles from './bars.module.css';

/** The bars spinner; 30 px by default. */
export function Bars({ size = 30, label }: { size?: number; label?: string }) {
  return (
    <span
      className={styles.root}
      style={{ '--size': `${size}px` }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}
