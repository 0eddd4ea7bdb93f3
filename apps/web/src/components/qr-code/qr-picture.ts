import { QUIET, qrMatrix } from './qr-matrix.ts';

/** Pixels per module of a saved code. */
const SCALE = 12;

/** A QR code as a PNG, dark on white, with its quiet zone; at most 180 bytes of text. */
export function qrPicture(text: string): Promise<Blob> {
  const rows = qrMatrix(text);
  const size = (rows.length + 2 * QUIET) * SCALE;
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const paint = canvas.getContext('2d');
  if (!paint) return Promise.reject(new Error('no canvas'));
  paint.fillStyle = '#ffffff';
  paint.fillRect(0, 0, size, size);
  paint.fillStyle = '#000000';
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) paint.fillRect((x + QUIET) * SCALE, (y + QUIET) * SCALE, SCALE, SCALE);
    }
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
