import { Note, Tag } from '@tessera/ui';
import { Info } from '@tessera/ui/icons';
import { useOperator } from '../../data/session.ts';
import type { Conversation } from '../../data/support.ts';
import { Facts, Panel, PanelSection } from '../../parts/panel.tsx';
import { useNow } from '../../platform/clock.ts';
import { agoText, amountText, momentText, spanText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { Earlier } from './earlier.tsx';

/** A trial player beside the conversation: an account without personal data or money of value, and without a profile. */
export function TrialCard({
  conversation,
  trial: { balance, currency, createdAt, expiresAt, seenAt },
  onClose,
}: {
  conversation: Conversation;
  trial: NonNullable<Conversation['trial']>;
  onClose: () => void;
}) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  const { player } = conversation.case;
  return (
    <Panel
      title={player.userName}
      label={t('player')}
      sub={`#${player.id}`}
      tag={<Tag tone="info">{t('trial')}</Tag>}
      onClose={onClose}
    >
      <PanelSection title={t('balance')}>
        <Facts
          facts={[
            [t('balance'), `${amountText(balance)} ${currency}`],
            [t('registered'), momentText(createdAt, now, timeZone)],
            [
              t('trial_ends'),
              expiresAt > now
                ? `${momentText(expiresAt, now, timeZone)} · ${spanText(expiresAt - now, t)}`
                : t('trial_ended'),
            ],
            [t('last_act'), seenAt === null ? '—' : agoText(now - seenAt, t)],
          ]}
        />
      </PanelSection>
      <Note tone="info" icon={Info}>
        {t('trial_about')}
      </Note>
      <Earlier conversation={conversation} />
    </Panel>
  );
}
