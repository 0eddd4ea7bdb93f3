/** Drawing tools of a picture; colours are tokens of the active theme, positions and sizes are in CSS pixels. */
export interface Pen {
  /** Font families of figures and of words. */
  readonly figures: string;
  readonly words: string;
  fill(x: number, y: number, width: number, height: number, colour: string): void;
  /** Writes a line centred vertically on `y`; with `end` it ends at `x`. */
  say(text: string, x: number, y: number, font: string, colour: string, end?: 'end'): void;
  /** Wraps a text into lines that fit. */
  lines(text: string, width: number, font: string): readonly string[];
}

/** Device pixels per CSS pixel, for high-density screens. */
const SCALE = 2;

/**
 * Paints a picture on the surface of the theme under a line in its primary colour and returns it as PNG; `undefined` where
 * the device does not support it. `paint` runs twice: the first run returns the height.
 */
export async function paintPicture(width: number, paint: (pen: Pen) => number): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const pen = penOf(context);
  const height = paint(pen);
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  context.scale(SCALE, SCALE);
  context.textBaseline = 'middle';
  pen.fill(0, 0, width, height, '--surface');
  pen.fill(0, 0, width, 6, '--primary');
  paint(pen);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

function penOf(context: CanvasRenderingContext2D): Pen {
  const style = getComputedStyle(document.documentElement);
  const value = (name: string) => style.getPropertyValue(name).trim();
  return {
    figures: value('--font-num'),
    words: value('--font-text'),
    fill(x, y, width, height, colour) {
      context.fillStyle = value(colour);
      context.fillRect(x, y, width, height);
    },
    say(text, x, y, font, colour, end) {
      context.font = font;
      context.fillStyle = value(colour);
      context.textAlign = end ?? 'start';
      context.fillText(text, x, y);
    },
    lines(text, width, font) {
      context.font = font;
      return brokenLines(text, (line) => context.measureText(line).width <= width);
    },
  };
}

/** Wraps a text where it no longer fits, if possible after a space or comma. */
export function brokenLines(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(/[^\s,]+[\s,]*/g) ?? []) {
    if (line !== '' && !fits((line + piece).trimEnd())) {
      lines.push(line.trimEnd());
      line = '';
    }
    for (const sign of piece) {
      if (line !== '' && !fits((line + sign).trimEnd())) {
        lines.push(line);
        line = '';
      }
      line += sign;
    }
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}
