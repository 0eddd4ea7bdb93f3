import { type Pen, paintPicture } from '../../../components/picture/index.ts';

/** Content of a results image. */
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

/** Renders results in the theme's colours as a PNG. */
export const pictureOf = (picture: ResultPicture): Promise<Blob | undefined> =>
  paintPicture(WIDTH, (pen) => paint(pen, picture));

function paint({ fill, say, figures, words }: Pen, { title, sub, rows, foot }: ResultPicture): number {
  const height = HEAD + rows.length * ROW + FOOT;
  say(title, 32, 46, `700 26px ${words}`, '--text');
  say(sub, 32, 82, `400 15px ${words}`, '--text-2');
  for (const [index, row] of rows.entries()) {
    const y = HEAD + index * ROW + ROW / 2;
    fill(0, y - ROW / 2, WIDTH, ROW, index % 2 === 0 ? '--surface-2' : '--surface');
    say(row.issue, 32, y, `600 17px ${figures}`, '--text-2');
    say(row.time, 120, y, `500 16px ${figures}`, '--text-3');
    say(row.numbers, 210, y, `700 20px ${figures}`, '--text');
    say(row.facts, WIDTH - 32, y, `400 15px ${words}`, '--text-2', 'end');
  }
  say(foot, 32, height - FOOT / 2, `400 13px ${words}`, '--text-3');
  return height;
}
