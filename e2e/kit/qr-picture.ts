import type { Page } from '@playwright/test';
import { QUIET, qrMatrix } from '../../apps/web/src/components/qr-code/qr-matrix.ts';

/** Pixels of a module in the pictures. */
const SCALE = 6;

/** The rows of a code with its light border, as text: `1` is dark. */
function rowsOf(text: string): string[] {
  const code = qrMatrix(text);
  const side = code.length + 2 * QUIET;
  const light = '0'.repeat(side);
  const edge = '0'.repeat(QUIET);
  const border = Array.from({ length: QUIET }, () => light);
  return [
    ...border,
    ...code.map((row) => edge + row.map((dark) => (dark ? '1' : '0')).join('') + edge),
    ...border,
  ];
}

/** Draws rows on a canvas of the page. */
const DRAW = `(rows, scale) => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = rows.length * scale;
  const context = canvas.getContext('2d');
  const paint = () => rows.forEach((row, y) => [...row].forEach((module, x) => {
    context.fillStyle = module === '1' ? '#000' : '#fff';
    context.fillRect(x * scale, y * scale, scale, scale);
  }));
  paint();
  return { canvas, paint };
}`;

/** A PNG of a QR code. */
export async function qrPng(page: Page, text: string): Promise<Buffer> {
  const url = await page.evaluate<string>(
    `(${DRAW})(${JSON.stringify(rowsOf(text))}, ${SCALE}).canvas.toDataURL('image/png')`,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Gives the page, before it is opened, a camera that looks at a QR code. `live()` tells whether the page has it on. */
export async function cameraAt(page: Page, text: string): Promise<{ live(): Promise<boolean> }> {
  await page.addInitScript(`{
    const streams = [];
    navigator.mediaDevices.getUserMedia = async () => {
      const { canvas, paint } = (${DRAW})(${JSON.stringify(rowsOf(text))}, ${SCALE});
      setInterval(paint, 100);
      const stream = canvas.captureStream(10);
      streams.push(stream);
      return stream;
    };
    window.cameraIsOn = () => streams.some((stream) => stream.getTracks().some(({ readyState }) => readyState === 'live'));
  }`);
  return { live: () => page.evaluate<boolean>('window.cameraIsOn()') };
}

/** Gives the page, before it is opened, a camera that the player does not allow. */
export async function cameraDenied(page: Page): Promise<void> {
  await page.addInitScript(`
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('Permission denied', 'NotAllowedError');
    };`);
}
