import { useOperator } from '../../data/session.ts';
import { Facts, PanelSection } from '../../parts/panel.tsx';
import { useNow } from '../../platform/clock.ts';
import { amountText, momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import type { Draw } from './draw-data.ts';
import { numbersText } from './numbers.ts';

const SOURCE = { verifiable: 'source_verifiable', feed: 'source_feed', operator: 'source_operator' } as const;

/** The steps of a draw with their times, its sealed bets, and its numbers. */
export function DrawFacts({ draw }: { draw: Draw }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  const at = (ms: number | null) => (ms === null ? null : momentText(ms, now, timeZone));
  return (
    <PanelSection title={t('course')}>
      <Facts
        facts={[
          [t('step_open'), at(draw.openAt)],
          [t('step_close'), at(draw.closeAt)],
          [t('step_sealed'), at(draw.sealedAt)],
          [t('step_drawn'), at(draw.drawnAt)],
          [t('step_settled'), at(draw.settledAt)],
          [
            t('sealed_bets'),
            draw.sealedAt === null
              ? null
              : t('sealed_sum', { count: draw.bets, amount: amountText(draw.stakes) }),
          ],
          [t('source'), t(SOURCE[draw.resultSource ?? draw.source])],
          [
            t('draw_numbers'),
            draw.result && (
              <b key="numbers" className="n">
                {numbersText(draw.result)}
              </b>
            ),
          ],
          [t('reason'), draw.voidReason],
          ...draw.corrections.map(
            ({ number, result, at: when }) =>
              [
                t('revision_n', { n: number + 1 }),
                `${t('draw_corrected', { numbers: numbersText(result) })} · ${at(when)}`,
              ] as const,
          ),
        ]}
      />
    </PanelSection>
  );
}
