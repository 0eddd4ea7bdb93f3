import { Button } from '@tessera/ui';
import { useState } from 'react';
import { useGrant, useOperator } from '../../data/session.ts';
import { ActPanel } from '../../parts/act-panel.tsx';
import { State } from '../../parts/marks.tsx';
import { Facts, Panel, PanelSection } from '../../parts/panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { WaitingCommand } from '../../parts/waiting-command.tsx';
import { changeParams, hashOf } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import type { LockRow } from './lock-data.ts';

/** One lock: why, by whom, what waits for it, and its end. */
export function LockPanel({ lock }: { lock: LockRow }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  const [isEnding, setEnding] = useState(false);
  const mayUnlock = useGrant('payout.unlock') !== undefined;
  const mayPlayers = useGrant('player.read') !== undefined;
  const moment = (ms: number | null) => (ms === null ? null : momentText(ms, now, timeZone));
  const isOpen = lock.endedAt === null;
  if (isEnding) return <Unlock lock={lock} onBack={() => setEnding(false)} />;
  return (
    <Panel
      title={lock.userName ?? `#${lock.userId}`}
      label={t('payout_lock')}
      tag={<State tone={isOpen ? 'warn' : 'off'}>{t(isOpen ? 'view_locked' : 'view_ended')}</State>}
      onClose={() => changeParams({ id: '' })}
      foot={
        isOpen &&
        mayUnlock &&
        lock.command === null && (
          <Button className="push" variant="primary" onClick={() => setEnding(true)}>
            {t('unlock_payouts')}
          </Button>
        )
      }
    >
      <WaitingCommand command={lock.command} />
      <PanelSection title={t('payout_lock')}>
        <Facts
          facts={[
            [
              t('player'),
              mayPlayers ? (
                <a
                  key="player"
                  className="link"
                  href={hashOf({ page: 'players', params: { player: String(lock.userId) } })}
                >
                  {lock.userName ?? `#${lock.userId}`}
                </a>
              ) : (
                `#${lock.userId}`
              ),
            ],
            [t('reason'), lock.reason],
            [t('locked_by'), lock.by],
            [t('locked_at'), moment(lock.at)],
            [t('withdrawals_waiting'), lock.waiting],
            [t('unlocked_by'), lock.endedBy],
            [t('unlocked_at'), moment(lock.endedAt)],
            [t('unlock_reason'), lock.endReason],
          ]}
        />
      </PanelSection>
    </Panel>
  );
}

/** Lets the payouts go on; another person has to agree. */
function Unlock({ lock, onBack }: { lock: LockRow; onBack: () => void }) {
  const t = useT();
  const proposal = useProposal({
    action: 'payout.unlock',
    target: String(lock.userId),
    payload: {},
    button: 'unlock_payouts',
    reasonHelp: 'reason_in_log',
    onDone: onBack,
  });
  return (
    <ActPanel
      title={lock.userName ?? `#${lock.userId}`}
      label={t('payout_lock')}
      sub={lock.reason}
      proposal={proposal}
      onBack={onBack}
    >
      <p className="t2">{t('unlock_about')}</p>
    </ActPanel>
  );
}
