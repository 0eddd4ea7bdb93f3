/** Longest side of what is sent, px: every line of a receipt can be read. */
const SIDE_MAX = 1_600;
const QUALITY = 0.85;

/**
 * A picture as a small JPEG in base64, drawn anew, so that nothing but the picture leaves the device.
 * Errors: rejects for a file that is no picture.
 */
export async function smallPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new TypeError('no canvas');
  // What was see-through is paper.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const url = canvas.toDataURL('image/jpeg', QUALITY);
  return url.slice(url.indexOf(',') + 1);
}
