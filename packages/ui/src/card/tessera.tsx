import styles from './tessera.module.css';

/** The texture of small tiles; lies in a positioned parent, takes its colour and fades out towards the text. */
export function Tessera({ className = '' }: { className?: string }) {
  return <span className={`${styles.root} ${className}`} aria-hidden="true" />;
}
