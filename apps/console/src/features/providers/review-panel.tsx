import { useGrant, useOperator } from '../../data/session.ts';
import { Facts, Panel, PanelSection } from '../../parts/panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { WaitingCommand } from '../../parts/waiting-command.tsx';
import { changeParams } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import type { ReviewRow } from './provider-data.ts';

/** One report of a provider, and the word that it was looked at. */
export function ReviewPanel({ review }: { review: ReviewRow }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  const mayClose = useGrant('provider.close') !== undefined;
  const close = () => changeParams({ id: '' });
  const proposal = useProposal({
    action: 'review.close',
    target: String(review.id),
    payload: {},
    button: 'review_close',
    reasonHelp: 'reason_in_log',
    onDone: close,
  });
  const moment = (ms: number | null) => (ms === null ? null : momentText(ms, now, timeZone));
  const isOpen = review.closedAt === null && review.command === null && mayClose;
  return (
    <Panel
      title={<span className="mono">{review.ref}</span>}
      label={t('provider_review')}
      sub={`${review.provider} · ${review.kind}`}
      onClose={close}
      foot={isOpen && proposal.foot}
    >
      <WaitingCommand command={review.command} />
      <PanelSection title={t('provider_record')}>
        <Facts
          facts={[
            [t('time'), moment(review.at)],
            ...Object.entries(review.detail).map(
              ([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const,
            ),
            [t('closed_by'), review.closedBy],
            [t('closed_on'), moment(review.closedAt)],
            [t('reason'), review.note],
          ]}
        />
      </PanelSection>
      {isOpen && proposal.body}
    </Panel>
  );
}
