import { type Amount, printAmount } from '@tessera/protocol/money';
import { type Terms, wheelTiles } from '@tessera/rewards';
import { memo, type Ref } from 'react';
import { type Piece, piecesOf, RIM } from '../../model/wheel-layout.ts';
import { levelsOf } from '../../model/wheel-levels.ts';
import { useWords } from '../use-words.ts';
import styles from './disc.module.css';

/** Half of the drawing's width, with room for the rim. */
const HALF = 208;
/** Distance between tiles. */
const GAP = 2;
/** Tiles of this level have a ring: in a theme with one bright colour they are filled as those of the level below. */
const RINGED = 4;
/** A prize with more digits does not fit into its tile. */
const DIGITS_MAX = 3;

export interface DiscProps {
  terms: Terms<'wheel'>;
  /** The drawn tile; outlined. */
  marked?: number | undefined;
  /** How far it is turned, in turns. */
  turn: number;
  ref: Ref<SVGSVGElement>;
}

/** All tiles of the wheel, at their places. Their number is the chance of their prize. */
export const Disc = memo(function Disc({ terms, marked, turn, ref }: DiscProps) {
  const { t, format } = useWords();
  const tiles = wheelTiles(terms);
  const pieces = piecesOf(terms.size);
  const levels = levelsOf(terms.tiles.map(({ prize }) => prize));
  const parts = terms.tiles.map(({ prize, count }) =>
    t('wheel_tiles_of', { n: count, prize: prize === 0n ? t('wheel_no_prize') : format.money(prize) }),
  );
  return (
    <svg
      ref={ref}
      className={styles.root}
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      role="img"
      aria-label={t('wheel_label', { n: terms.size, parts: parts.join(' · ') })}
      style={{ rotate: `${turn}turn` }}
    >
      <circle r={RIM + 2} className={styles.ground} />
      {pieces.map((piece, tile) => {
        const prize = tiles[tile]!;
        const digits = prize === 0n ? '' : printed(prize);
        return (
          <g key={pathOf(piece)} data-level={levels.get(prize)} data-marked={tile === marked || undefined}>
            <path d={pathOf(piece)} />
            {levels.get(prize) === RINGED && <path d={pathOf(piece, 3)} className={styles.ring} />}
            {digits.length > 0 && digits.length <= DIGITS_MAX && (
              <text y={-(piece.inner + piece.outer) / 2} transform={`rotate(${middleOf(piece)})`}>
                {digits}
              </text>
            )}
          </g>
        );
      })}
      {marked !== undefined && pieces[marked] && (
        <path d={pathOf(pieces[marked], -1)} className={styles.mark} />
      )}
    </svg>
  );
});

/** A prize in whole units where it is one: `8`, `0.5`. */
const printed = (prize: Amount): string => printAmount(prize).replace(/\.?0+$/, '');

const middleOf = ({ from, to }: Piece): number => ((from + to) / 2) * 360;

/** The outline of a tile, half a gap (plus `inset`) inside its place. */
function pathOf({ from, to, inner, outer }: Piece, inset = 0): string {
  const gap = GAP / 2 + inset;
  const arc = (radius: number, turns: number, sign: 1 | -1) => {
    // The gap has the same width at every radius.
    const angle = turns * 2 * Math.PI + (sign * gap) / radius;
    return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
  };
  const [low, high] = [inner + gap, outer - gap];
  const large = to - from > 0.5 ? 1 : 0;
  return [
    `M${arc(low, from, 1)}L${arc(high, from, 1)}`,
    `A${high} ${high} 0 ${large} 1 ${arc(high, to, -1)}`,
    `L${arc(low, to, -1)}A${low} ${low} 0 ${large} 0 ${arc(low, from, 1)}z`,
  ].join('');
}
