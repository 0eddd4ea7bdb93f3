import 'react';

declare module 'react' {
  /** Permits custom properties in `style`. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
