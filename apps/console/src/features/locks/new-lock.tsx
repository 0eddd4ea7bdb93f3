import { Field, Input } from '@tessera/ui';
import { useState } from 'react';
import { ActPanel } from '../../parts/act-panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { changeParams } from '../../platform/address.ts';
import { useT } from '../../platform/i18n.ts';

/** Locks the payouts of a player by id, at once. */
export function NewLock({ player }: { player: string }) {
  const t = useT();
  const [id, setId] = useState(player);
  const isId = /^[1-9]\d{0,15}$/.test(id);
  const back = () => changeParams({ id: '', player: '' });
  const proposal = useProposal({
    action: 'payout.lock',
    target: id,
    payload: isId ? {} : undefined,
    button: 'lock_payouts',
    danger: true,
    reasonHelp: 'reason_in_log',
    onDone: back,
  });
  return (
    <ActPanel title={t('lock_payouts')} label={t('payout_lock')} proposal={proposal} onBack={back}>
      <p className="t2">{t('lock_about')}</p>
      <Field label={t('player_id')}>
        <Input inputMode="numeric" value={id} onValue={(text) => setId(text.trim())} maxLength={16} />
      </Field>
    </ActPanel>
  );
}
