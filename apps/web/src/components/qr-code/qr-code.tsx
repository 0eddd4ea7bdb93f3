import styles from './qr-code.module.css';
import { QUIET, qrMatrix } from './qr-matrix.ts';

export interface QrCodeProps {
  /** At most 180 bytes. */
  text: string;
  /** Accessible label. */
  label: string;
}

/** A QR code: dark on white in every theme. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = qrMatrix(text);
  const size = rows.length + 2 * QUIET;
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
