import styles from './platform-mark.module.css';

/** Background gradients, dark enough for white letters. */
const grounds = [
  ['#4b3bd6', '#231b73'],
  ['#0a6fc2', '#073b6b'],
  ['#a4262c', '#5a0f1e'],
  ['#00754a', '#013d28'],
  ['#b85c00', '#6b3200'],
] as const;

/** A platform's mark: its first letters on a gradient derived from its slug. Decorative: the name is beside it. */
export function PlatformMark({ platform }: { platform: string }) {
  const [from, to] =
    grounds[[...platform].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % grounds.length]!;
  return (
    <span className={styles.root} style={{ '--c1': from, '--c2': to }} aria-hidden="true">
      {platform.slice(0, 2).toUpperCase()}
    </span>
  );
}
