import { useGap, useSocketEvent } from '../../platform/socket/index.ts';
import { refreshPromotions, refreshRewards } from './promotions.ts';

/**
 * Keeps the rewards of a page up to date: after every change of the balance (a claim on another device), of the level, of a break
 * or the switch for promotions, and after lost events.
 */
export function useFreshRewards(): void {
  useSocketEvent('balance', () => void refreshRewards());
  useSocketEvent('rewards:changed', () => void refreshRewards());
  useSocketEvent('protection:changed', refreshAll);
  useGap(refreshAll);
}

function refreshAll(): void {
  void refreshPromotions();
  void refreshRewards();
}
