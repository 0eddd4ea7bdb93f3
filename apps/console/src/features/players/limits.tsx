import { limitNames, limitText } from '../../data/limit-names.ts';
import type { Player } from '../../data/players.ts';
import { useOperator } from '../../data/session.ts';
import { Facts } from '../../parts/panel.tsx';
import { useNow } from '../../platform/clock.ts';
import { amountText, momentText } from '../../platform/format.ts';
import { type TextKey, useT } from '../../platform/i18n.ts';

const HARM_TEXT: Readonly<Record<string, TextKey>> = {
  deposits: 'harm_deposits',
  raises: 'harm_raises',
  chasing: 'harm_chasing',
  nights: 'harm_nights',
};

/** Limits, breaks and markers of harm. A looser value that waits is the player's own to confirm. */
export function Limits({ player }: { player: Player }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  const { breaks, limits, harm } = player;
  const moment = (ms: number) => momentText(ms, now, timeZone);
  const until = (ms: number | null) => (ms !== null && ms > now ? t('until', { at: moment(ms) }) : null);
  const shownValue = (kind: string, value: string) =>
    kind === 'session' ? t('span_minutes', { n: value }) : amountText(value);
  return (
    <>
      {limits.length === 0 && <span className="t3">{t('limits_none')}</span>}
      <Facts
        facts={[
          ...limitNames.flatMap((name) =>
            limits
              .filter(({ kind, period }) => `${kind} ${period}` === name)
              .map(
                ({ kind, value, pending }) =>
                  [
                    t(limitText[name]),
                    <span key={name}>
                      <span className="n">{shownValue(kind, value)}</span>
                      {pending && (
                        <span className="s12 t3">
                          {' '}
                          {t('limit_pending', {
                            value: pending.value === null ? t('limit_off') : shownValue(kind, pending.value),
                            at: moment(pending.from),
                          })}
                        </span>
                      )}
                    </span>,
                  ] as const,
              ),
          ),
          [t('player_break'), until(Math.max(breaks.pauseUntil ?? 0, breaks.timeoutUntil ?? 0))],
          [
            t('player_excluded'),
            breaks.excludedAt !== null && (breaks.exclusionEndsAt === null || breaks.exclusionEndsAt > now)
              ? t('since', { at: moment(breaks.excludedAt) })
              : null,
          ],
          [
            t('view_marked'),
            harm.map(({ kind, at }) => `${t(HARM_TEXT[kind] ?? 'view_marked')} · ${moment(at)}`).join(', '),
          ],
        ]}
      />
    </>
  );
}
