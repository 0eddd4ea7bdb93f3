import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Pixels } from './picture-cells.ts';

/** Makes small WebP pictures, and reads them: the browser itself does both. */
export interface WebpPage {
  /** A small picture of a PNG: `width` pixels wide, good but not lossless quality. */
  toWebp(png: Buffer, width: number): Promise<Buffer>;
  /** The pixels of a PNG or WebP, `width` wide, or as wide as it is. */
  pixelsOf(picture: Buffer, width?: number): Promise<Pixels>;
  /** The smallest picture of these pixels whose screen can still be told. Transparent pixels stay transparent. */
  webpOf(pixels: Pixels): Promise<Buffer>;
  close(): Promise<void>;
}

/** Quality of a picture to look at, 0 to 1: letters are sharp. */
const FINE = 0.82;
/** Quality of a picture to compare with: the mean colour of a few pixels stays. */
const COARSE = 0.5;

/** Opens a page of its own. */
export async function openWebpPage(browser: Browser | BrowserContext): Promise<WebpPage> {
  const page = await browser.newPage();
  const pixelsOf = async (picture: Buffer, width?: number): Promise<Pixels> => {
    const decoded = await decode(page, picture, width);
    return { ...decoded, bytes: new Uint8ClampedArray(Buffer.from(decoded.bytes, 'base64')) };
  };
  return {
    pixelsOf,
    webpOf: (pixels) => encode(page, pixels, COARSE),
    toWebp: async (png, width) => encode(page, await pixelsOf(png, width), FINE),
    close: () => page.close(),
  };
}

/** Size, and the bytes of the pixels in base64. */
const decode = (page: Page, picture: Buffer, width: number | undefined) =>
  page.evaluate(
    async ([base64, wide]) => {
      const encoded = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([encoded]), {
        ...(wide === undefined ? {} : { resizeWidth: wide, resizeQuality: 'high' }),
      });
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      const letters: string[] = [];
      for (let at = 0; at < data.length; at += 8192)
        letters.push(String.fromCharCode(...data.subarray(at, at + 8192)));
      return { width: bitmap.width, height: bitmap.height, bytes: btoa(letters.join('')) };
    },
    [picture.toString('base64'), width] as const,
  );

async function encode(page: Page, { width, height, bytes }: Pixels, quality: number): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ([base64, wide, high, fine]) => {
      const data = Uint8ClampedArray.from(atob(base64), (letter) => letter.charCodeAt(0));
      const canvas = new OffscreenCanvas(wide, high);
      canvas.getContext('2d')!.putImageData(new ImageData(data, wide, high), 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: fine });
      const letters = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) =>
        String.fromCharCode(byte),
      );
      return btoa(letters.join(''));
    },
    [Buffer.from(bytes).toString('base64'), width, height, quality] as const,
  );
  return Buffer.from(encoded, 'base64');
}
