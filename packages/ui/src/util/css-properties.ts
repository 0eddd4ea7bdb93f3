import 'react';

declare module 'react' {
  /** Custom properties are values of a style like any other. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
