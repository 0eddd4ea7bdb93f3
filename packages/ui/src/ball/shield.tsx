'use memo';

import { DragonArt } from '../art/inline/dragon.tsx';
import { TieArt } from '../art/inline/tie.tsx';
import { TigerArt } from '../art/inline/tiger.tsx';

/** Dragon, tiger or tie as a shield: filled, outlined, dashed. Needs a label where no text is beside it. */
export function Shield({
  side,
  size = 28,
  label,
}: {
  side: 'dragon' | 'tiger' | 'tie';
  size?: number;
  label?: string;
}) {
  const Art = shields[side];
  return (
    <Art
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label, 'aria-hidden': undefined } : {})}
    />
  );
}

const shields = { dragon: DragonArt, tiger: TigerArt, tie: TieArt };
