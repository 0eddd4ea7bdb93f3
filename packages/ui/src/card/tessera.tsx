import styles from './tessera.module.css';

/** A texture of small tiles. It needs a positioned parent, takes the text colour and fades out towards the text. */
export function Tessera({ className = '' }: { className?: string }) {
  return <span className={`${styles.root} ${className}`} aria-hidden="true" />;
}
