import type { LobbyLayout } from './lobby-layout.ts';

export const phoneLayout: LobbyLayout = {
  cards: 6,
  squaresMax: 5,
  soon: 4,
  ring: 48,
  emblem: 34,
};
