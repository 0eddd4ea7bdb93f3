import { randomInt } from 'node:crypto';
import { glyphs } from './captcha-glyphs.ts';

/** Pixels per CSS pixel. */
const SCALE = 2;
const PAPER = '#F4F6FB';
const INKS = ['#1D2A6B', '#7A1F2B', '#145A3C', '#5B3A0E', '#41246D'] as const;
const GLYPH = { width: 10, height: 14 };

/**
 * Draws the answer with its own strokes (no fonts are needed); each letter is rotated, moved and distorted at random, with curves
 * and
 * dots over it. `width` and `height` in CSS pixels. Returns a PNG, which is rendered outside the event loop.
 */
export async function drawCaptcha(
  answer: string,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    ...repeat(3, () => curve(width, height)),
    ...[...answer].map((letter, place) => letterAt(letter, place, answer.length, width, height)),
    ...repeat(Math.round((width * height) / 110), () => dot(width, height)),
    ...repeat(2, () => curve(width, height)),
    '</svg>',
  ].join('');
  const { renderAsync } = await loadRenderer();
  const picture = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width * SCALE },
    font: { loadSystemFonts: false },
  });
  return picture.asPng();
}

/**
 * Loads the renderer with the first picture. Its loader reads Node's process report to find the C library. Without this option
 * that
 * report resolves the host name of every open connection before it returns (10 s with 64 connections), and the event loop is
 * blocked.
 */
function loadRenderer() {
  Object.assign(process.report, { excludeNetwork: true });
  return import('@resvg/resvg-js');
}

function letterAt(letter: string, place: number, count: number, width: number, height: number): string {
  const cell = width / count;
  const size = Math.min((cell * 0.62) / GLYPH.width, (height * 0.62) / GLYPH.height) * between(0.9, 1.12);
  const x = cell * (place + 0.5) + between(-0.08, 0.08) * cell;
  const y = height / 2 + between(-0.09, 0.09) * height;
  const turn = `translate(${x} ${y}) rotate(${between(-22, 22)}) skewX(${between(-12, 12)}) scale(${size})`;
  const strokes = (glyphs[letter] ?? []).map((path) => `<path d="${bent(path)}"/>`).join('');
  const middle = `translate(${-GLYPH.width / 2} ${-GLYPH.height / 2})`;
  return `<g transform="${turn} ${middle}" fill="none" stroke="${pick(INKS)}" stroke-width="${between(1.5, 2.1)}" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>`;
}

/** Moves each point of a path a little, so that no two pictures share an outline. */
function bent(path: string): string {
  return path.replace(/-?\d+(\.\d+)?/g, (number) => (Number(number) + between(-0.55, 0.55)).toFixed(2));
}

function curve(width: number, height: number): string {
  const [a, b, c, d] = repeat(4, () => between(0, height));
  const path = `M 0 ${a} C ${width * 0.3} ${b} ${width * 0.7} ${c} ${width} ${d}`;
  return `<path d="${path}" fill="none" stroke="${pick(INKS)}" stroke-opacity="${between(0.35, 0.7)}" stroke-width="${between(0.6, 1.3)}"/>`;
}

function dot(width: number, height: number): string {
  return `<circle cx="${between(0, width)}" cy="${between(0, height)}" r="${between(0.3, 0.9)}" fill="${pick(INKS)}" fill-opacity="${between(0.3, 0.7)}"/>`;
}

function repeat<T>(times: number, make: () => T): T[] {
  return Array.from({ length: times }, make);
}

function between(low: number, high: number): number {
  return low + ((high - low) * randomInt(1_000_000)) / 1_000_000;
}

function pick<T>(choices: readonly T[]): T {
  return choices[randomInt(choices.length)]!;
}
