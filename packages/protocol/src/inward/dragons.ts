import type { CallReply } from '../endpoints/index.ts';
import type { Inward } from './words.ts';

type WireDragons = CallReply<'POST /api/lottery/dragon'>;

/** Runs of equal two-sided outcomes, longest first. */
export type DragonList = Inward<WireDragons>;

/** A reply of `/api/lottery/dragon` in our words. */
export function dragonsFromWire(dragons: WireDragons): DragonList {
  return dragons.map(({ bet, ...dragon }) => ({ ...dragon, bet: bet && betFromWire(bet) }));
}

function betFromWire({ played: play, ...bet }: NonNullable<WireDragons[number]['bet']>) {
  return { ...bet, play };
}
