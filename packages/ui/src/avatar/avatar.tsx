import { cx } from '../util/cx.ts';
import styles from './avatar.module.css';

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** Name; its first letter is shown while there is no picture. */
  name: string;
  /** Picture: the result of `avatarUrl` or a path of the platform. */
  src?: string | undefined;
  /** Diameter in px; 32 by default. */
  size?: number;
  className?: string;
}

/** A person's picture. Decorative: the name is beside it or on the button around it. */
export function Avatar({ name, src, size = 32, className }: AvatarProps) {
  return (
    <span className={cx(styles.root, className)} style={{ '--size': `${size}px` }} aria-hidden="true">
      {src ? <img src={src} alt="" width={size} height={size} loading="lazy" /> : [...name][0]?.toUpperCase()}
    </span>
  );
}
