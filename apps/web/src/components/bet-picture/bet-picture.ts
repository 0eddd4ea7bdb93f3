import { type Pen, paintPicture } from '../picture/index.ts';

/** Contents of a picture of a bet. */
export interface BetPicture {
  readonly title: string;
  readonly sub: string;
  readonly state: string;
  /** Named texts, one below the other; long ones are wrapped and truncated after some lines. */
  readonly texts: readonly (readonly [name: string, text: string])[];
  /** Named figures side by side. */
  readonly figures: readonly (readonly [name: string, figure: string])[];
  readonly foot: string;
}

const WIDTH = 640;
const EDGE = 32;
const HEAD = 108;
const LINE = 28;
const GAP = 12;
const FIGURES = 88;
const FOOT = 48;
/** Left edge of the texts, after their names. */
const TEXT_AT = 152;
/** Maximum lines of a text. */
const LINES_SHOWN = 6;

/** Draws a bet in the colours of the theme and returns it as PNG. */
export const pictureOf = (bet: BetPicture): Promise<Blob | undefined> =>
  paintPicture(WIDTH, (pen) => paint(pen, bet));

function paint({ fill, say, lines, figures, words }: Pen, bet: BetPicture): number {
  say(bet.title, EDGE, 46, `700 26px ${words}`, '--text');
  say(bet.sub, EDGE, 80, `400 15px ${words}`, '--text-2');
  say(bet.state, WIDTH - EDGE, 46, `600 18px ${words}`, '--primary', 'end');
  let y = HEAD;
  for (const [name, text] of bet.texts) {
    const font = `600 18px ${figures}`;
    const all = lines(text, WIDTH - EDGE - TEXT_AT, font);
    say(name, EDGE, y + LINE / 2, `400 15px ${words}`, '--text-3');
    for (const [place, line] of all.slice(0, LINES_SHOWN).entries()) {
      const isCut = place === LINES_SHOWN - 1 && all.length > LINES_SHOWN;
      say(isCut ? `${line} …` : line, TEXT_AT, y + LINE / 2 + place * LINE, font, '--text');
    }
    y += Math.min(all.length || 1, LINES_SHOWN) * LINE + GAP;
  }
  fill(0, y, WIDTH, FIGURES, '--surface-2');
  const column = (WIDTH - 2 * EDGE) / bet.figures.length;
  for (const [place, [name, figure]] of bet.figures.entries()) {
    say(name, EDGE + place * column, y + 28, `400 14px ${words}`, '--text-3');
    say(figure, EDGE + place * column, y + 58, `700 22px ${figures}`, '--text');
  }
  y += FIGURES;
  say(bet.foot, EDGE, y + FOOT / 2, `400 13px ${words}`, '--text-3');
  return y + FOOT;
}
