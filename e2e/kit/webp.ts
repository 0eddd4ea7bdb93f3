import type { Browser } from '@playwright/test';

/** Makes a small WebP of a picture: `width` pixels wide, good but not lossless quality. The browser itself encodes it. */
export async function toWebp(browser: Browser, png: Buffer, width: number): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    const encoded = await page.evaluate(
      async ([base64, wide]) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), {
          resizeWidth: wide,
          resizeQuality: 'high',
        });
        const canvas = new OffscreenCanvas(picture.width, picture.height);
        canvas.getContext('2d')?.drawImage(picture, 0, 0);
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
        const letters = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) =>
          String.fromCharCode(byte),
        );
        return btoa(letters.join(''));
      },
      [png.toString('base64'), width] as const,
    );
    return Buffer.from(encoded, 'base64');
  } finally {
    await page.close();
  }
}
