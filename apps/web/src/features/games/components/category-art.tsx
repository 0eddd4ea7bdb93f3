import { Icon } from '@tessera/ui';
import { GameCardsArt } from '@tessera/ui/art/inline/game-cards.tsx';
import { GameCrashArt } from '@tessera/ui/art/inline/game-crash.tsx';
import { GameDiceArt } from '@tessera/ui/art/inline/game-dice.tsx';
import { GameFishingArt } from '@tessera/ui/art/inline/game-fishing.tsx';
import { GameSlotsArt } from '@tessera/ui/art/inline/game-slots.tsx';
import { LayoutGrid, Star, Zap } from '@tessera/ui/icons';
import type { ComponentType, SVGProps } from 'react';

const arts: Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>>>> = {
  slots: GameSlotsArt,
  crash: GameCrashArt,
  dice: GameDiceArt,
  cards: GameCardsArt,
  fishing: GameFishingArt,
};

/** Art of a game category, or an icon for favourites. */
export function CategoryArt({ category, size }: { category: string; size: 20 | 32 }) {
  const Art = arts[category];
  if (Art) return <Art width={size} height={size} />;
  return (
    <Icon of={category === 'favourite' ? Star : category === 'instant' ? Zap : LayoutGrid} size={size} />
  );
}
