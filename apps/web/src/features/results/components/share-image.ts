/** Lines of a picture of results. */
export interface ResultPicture {
  readonly title: string;
  readonly sub: string;
  readonly rows: readonly {
    readonly issue: string;
    readonly time: string;
    readonly numbers: string;
    readonly facts: string;
  }[];
  readonly foot: string;
}

const WIDTH = 720;
const ROW = 44;
const HEAD = 112;
const FOOT = 56;
/** Two pixels for one, for sharp screens. */
const SCALE = 2;

/** Draws results in the colours of the theme and gives them as a PNG. */
export function pictureOf(picture: ResultPicture): Promise<Blob | null> {
  const style = getComputedStyle(document.documentElement);
  const value = (name: string) => style.getPropertyValue(name).trim();
  const canvas = document.createElement('canvas');
  const height = HEAD + picture.rows.length * ROW + FOOT;
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  const [figures, words] = [value('--font-num'), value('--font-text')];
  const say = (text: string, x: number, y: number, font: string, colour: string) => {
    pen.font = font;
    pen.fillStyle = value(colour);
    pen.fillText(text, x, y);
  };
  pen.scale(SCALE, SCALE);
  pen.textBaseline = 'middle';
  pen.fillStyle = value('--surface');
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = value('--primary');
  pen.fillRect(0, 0, WIDTH, 6);
  say(picture.title, 32, 46, `700 26px ${words}`, '--text');
  say(picture.sub, 32, 82, `400 15px ${words}`, '--text-2');
  for (const [index, row] of picture.rows.entries()) {
    const y = HEAD + index * ROW + ROW / 2;
    pen.fillStyle = value(index % 2 === 0 ? '--surface-2' : '--surface');
    pen.fillRect(0, y - ROW / 2, WIDTH, ROW);
    say(row.issue, 32, y, `600 17px ${figures}`, '--text-2');
    say(row.time, 120, y, `500 16px ${figures}`, '--text-3');
    say(row.numbers, 210, y, `700 20px ${figures}`, '--text');
    pen.textAlign = 'end';
    say(row.facts, WIDTH - 32, y, `400 15px ${words}`, '--text-2');
    pen.textAlign = 'start';
  }
  say(picture.foot, 32, height - FOOT / 2, `400 13px ${words}`, '--text-3');
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
