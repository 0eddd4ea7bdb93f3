/** Longest side of the uploaded image, px; keeps every line of a receipt readable. */
const SIDE_MAX = 1_600;
const QUALITY = 0.85;

/**
 * Redraws an image as a small JPEG in base64; redrawing removes the metadata.
 * Errors: rejects for a file that is not an image.
 */
export async function smallPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new TypeError('no canvas');
  // Transparent areas become white.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const url = canvas.toDataURL('image/jpeg', QUALITY);
  return url.slice(url.indexOf(',') + 1);
}
