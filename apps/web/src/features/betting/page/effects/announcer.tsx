import { VisuallyHidden } from '@tessera/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { shortIssue } from '../../../../data/draws/short-issue.ts';
import { EXACT, useFormat } from '../../../../data/settings/index.ts';
import { now } from '../../../../platform/clock/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useBetting } from '../../betting.tsx';
import { summaryOf } from '../../draw/draw-facts.ts';
import { flatNumbers } from '../../draw/draw-summary.ts';
import { useDrawWords } from '../../draw/use-draw-words.ts';
import { useSale, useShown } from '../../draw/use-sale.ts';
import type { Quote } from '../../pick/quote.ts';

/** Seconds before the close that are announced. */
const MARKS: readonly number[] = [60, 30, 10];
/** Minimum time between two announcements. */
const QUIET_MS = 5_000;
/** The selection is announced after it has not changed for this time. */
const SETTLE_MS = 600;

/** Announces to assistive technology: closing, closed, results, and lines and stake of the selection. */
export function Announcer() {
  const t = useT();
  const format = useFormat();
  const { lottery, quote } = useBetting();
  const { phase, seconds, draw } = useSale(lottery.id);
  const shown = useShown(lottery.id);
  const words = useDrawWords(lottery.family);
  const [said, setSaid] = useState({ text: '', at: 0 });
  const [counted, setCounted] = useState('');

  const say = useEffectEvent((text: string) => {
    if (now() - said.at >= QUIET_MS) setSaid({ text, at: now() });
  });

  const mark = (phase === 'open' || phase === 'closing') && MARKS.includes(seconds) ? seconds : null;
  const issue = draw ? shortIssue(draw.issue) : '';
  useEffect(() => {
    if (mark !== null) say(t('bet_say_closing', { issue, n: mark }));
  }, [mark, issue, t]);

  useEffect(() => {
    if (phase === 'closed') say(t('bet_closed'));
  }, [phase, t]);

  const result = shown.kind === 'result' ? shown.draw : undefined;
  const resultIssue = result?.issue;
  const sayResult = useEffectEvent(() => {
    if (!result?.result) return;
    say(
      t('bet_say_result', {
        issue: shortIssue(result.issue),
        numbers: flatNumbers(result.result).join(' '),
        facts: words.said(summaryOf(lottery.family, result.result)),
      }),
    );
  });
  useEffect(() => {
    if (resultIssue !== undefined) sayResult();
  }, [resultIssue]);

  const sayCount = useEffectEvent((of: Quote | undefined) =>
    setCounted(of ? t('bet_say_selection', { n: of.lines, amount: format.money(of.stake, EXACT) }) : ''),
  );
  useEffect(() => {
    const timer = setTimeout(() => sayCount(quote), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [quote]);

  return (
    <VisuallyHidden>
      <span role="status">{said.text}</span>
      <span role="status">{counted}</span>
    </VisuallyHidden>
  );
}
