import { useEffect, useEffectEvent, useState } from 'react';
import { leftText, useAllDraws } from '../../../data/draws/index.ts';
import { mayTell } from '../../../data/inbox/hearing.ts';
import { restrictionAt, useProtection } from '../../../data/protection/index.ts';
import { useFormat, useList, usePrefs } from '../../../data/settings/index.ts';
import { now, useNow } from '../../../platform/clock/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { push, useCurrentRoute } from '../../../platform/navigation/index.ts';
import { storage, storedKey } from '../../../platform/storage/index.ts';
import { closingAmong, type Reminded } from '../model/closing.ts';

/** Long enough to read and follow, ms. */
const STAY_MS = 6_000;

/** Draws already reminded of, stored across reloads. */
const REMINDED = storedKey<Reminded>('REMINDED');

/**
 * Reminds the player when favourite lotteries are about to close: once per draw, on any page but the lottery's own, while the
 * window is visible. No reminders during a break of the player, in quiet hours, or with news of bets switched off.
 */
export function DrawReminders() {
  const t = useT();
  const format = useFormat();
  const lotteries = useList('LOTTERY_LIST') ?? [];
  const starred = usePrefs((prefs) => prefs.favourites);
  const favourites = starred.filter((id) =>
    lotteries.some((lottery) => lottery.id === id && lottery.enabled),
  );
  const draws = useAllDraws(favourites);
  const route = useCurrentRoute();
  const away = useProtection(({ state }) => restrictionAt(state, now()) !== undefined);
  const [reminded, setReminded] = useState<Reminded>();
  const second = useNow();
  useEffect(() => {
    void storage.get(REMINDED).then((kept) => setReminded(kept ?? {}));
  }, []);

  const remind = useEffectEvent((at: number) => {
    if (!reminded || away) return;
    const open = route?.name === 'lottery' ? route.params.id : undefined;
    const closing = closingAmong(favourites, draws, reminded, at).filter(
      ({ lottery_id }) => lottery_id !== open,
    );
    const [first] = closing;
    if (!first) return;
    const spoken = {
      ...reminded,
      ...Object.fromEntries(closing.map(({ lottery_id, id }) => [lottery_id, id])),
    };
    setReminded(spoken);
    void storage.set(REMINDED, spoken);
    const lottery = lotteries.find(({ id }) => id === first.lottery_id);
    const name = lottery ? format.lottery(lottery) : first.lottery_id;
    const others = closing.length - 1;
    const values = { name, n: others, left: leftText(first.close_at - at) };
    const text = t(others > 0 ? 'reminder_closing_more' : 'reminder_closing', values);
    const go = () => void push('lottery', { id: first.lottery_id });
    void mayTell('bets').then((may) => {
      if (may) toast(text, { durationMs: STAY_MS, action: { label: t('reminder_go'), onPress: go } });
    });
  });
  useEffect(() => remind(second), [second]);
  return null;
}
