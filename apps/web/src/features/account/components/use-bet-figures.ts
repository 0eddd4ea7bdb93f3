import { dayStart } from '../../../components/moment/day-start.ts';
import { useSettings } from '../../../data/settings/index.ts';
import { useNow } from '../../../platform/clock/index.ts';
import { queryClient, useQuery } from '../../../platform/query/index.ts';
import { useGap, useSocketEvent } from '../../../platform/socket/index.ts';
import { betFiguresKey, openBetsOptions, todayOptions } from '../api/bet-figures.ts';

const MINUTE_MS = 60_000;

/** The player's newest open bets. */
export function useOpenBets() {
  return useQuery(openBetsOptions());
}

/** Today's sums, for the current day in the platform's zone. */
export function useToday() {
  const { timeZone } = useSettings();
  return useQuery(todayOptions(dayStart(useNow(MINUTE_MS), timeZone)));
}

/** Refetches both when the server reports a change. Used once per screen. */
export function useFreshBetFigures(): void {
  const forget = () => void queryClient.invalidateQueries({ queryKey: betFiguresKey });
  useSocketEvent('bet:settled', forget);
  useSocketEvent('balance', forget);
  useGap(forget);
}
