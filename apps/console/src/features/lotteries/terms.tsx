import { useOperator } from '../../data/session.ts';
import { Facts, PanelSection } from '../../parts/panel.tsx';
import { useNow } from '../../platform/clock.ts';
import { amountText, momentText, percentText, spanText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { type Lottery, sourceText } from './lottery-data.ts';

/** Draws of the timetable that are listed. */
const LISTED = 5;

/** Prices, caps and timetable as they are. */
export function Terms({ lottery }: { lottery: Lottery }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  const { pricing, caps, calendar, periodS, leadS, planned } = lottery;
  return (
    <>
      <PanelSection title={t('lottery_price')}>
        <Facts
          facts={[
            [t('price_base'), pricing.base],
            [t('price_rtp'), percentText(pricing.rtpPpm)],
            [t('rebate_highest'), percentText(pricing.rMaxPpm)],
          ]}
        />
      </PanelSection>
      <PanelSection title={t('lottery_caps')}>
        <Facts
          facts={[
            [t('cap_bet'), amountText(caps.bet)],
            [t('cap_player'), amountText(caps.player)],
            [t('cap_draw'), amountText(caps.draw)],
          ]}
        />
      </PanelSection>
      <PanelSection title={t('timetable')}>
        <Facts
          facts={[
            [t('source'), t(sourceText[lottery.source])],
            [t('zone'), lottery.zone],
            calendar === null
              ? [t('timetable'), t('every_s', { span: spanText(periodS * 1_000, t) })]
              : [t('calendar'), calendar],
            [t('lead'), spanText(leadS * 1_000, t)],
            ...planned
              .slice(0, LISTED)
              .map(
                ({ issue, closeAt }) =>
                  [issue, t('closes_at', { at: momentText(closeAt, now, timeZone) })] as const,
              ),
          ]}
        />
      </PanelSection>
    </>
  );
}
