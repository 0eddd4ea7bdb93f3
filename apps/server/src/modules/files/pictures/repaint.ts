import { Resvg } from '@resvg/resvg-js';
import type { PictureSize } from './size.ts';

/** Longest side of a stored picture, pixels. */
const SIDE_MAX = 1_600;

/**
 * Decodes a picture and encodes its pixels as PNG, at most 1600 pixels wide and high. Everything in the file except the
 * pixels (location, device, text, another file appended to it) is dropped.
 *
 * Takes up to about 300 ms of processor time and 100 MB of native memory: call it in the process of `painter.ts` only.
 * Returns undefined for a file that cannot be decoded.
 */
export function repaint(file: Buffer, { mime, width, height }: PictureSize): Buffer | undefined {
  const scale = Math.min(1, SIDE_MAX / Math.max(width, height));
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><image width="${w}" height="${h}" preserveAspectRatio="none" href="data:${mime};base64,${file.toString('base64')}"/></svg>`;
  const painted = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  // A file that cannot be decoded gives a picture whose bytes are all 0.
  return painted.pixels.some((byte) => byte !== 0) ? painted.asPng() : undefined;
}
