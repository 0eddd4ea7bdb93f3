import type { LobbyLayout } from './lobby-layout.ts';

export const desktopLayout: LobbyLayout = {
  cards: 12,
  squaresMax: 6,
  soon: 7,
  ring: 52,
  emblem: 36,
};
