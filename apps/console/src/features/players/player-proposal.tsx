import { Field, Input, Select } from '@tessera/ui';
import { useState } from 'react';
import type { Asked } from '../../data/commands.ts';
import { limitNames, limitText } from '../../data/limit-names.ts';
import type { Player } from '../../data/players.ts';
import { Panel } from '../../parts/panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { useT } from '../../platform/i18n.ts';
import { ACT_TEXT, type PlayerAct } from './player-acts.tsx';
import styles from './players.module.css';

/** Proposes one change of a player, after its trial. It takes effect at once where one person is enough. */
export function PlayerProposal({
  player,
  act,
  onClose,
}: {
  player: Player;
  act: PlayerAct;
  onClose: () => void;
}) {
  const t = useT();
  const [amount, setAmount] = useState('');
  const [limit, setLimit] = useState<(typeof limitNames)[number] | ''>('');
  const proposal = useProposal({
    action: `player.${act}`,
    target: String(player.id),
    payload: payloadOf(act, amount.trim(), limit),
    button: ACT_TEXT[act],
    danger: act === 'disable',
    reasonHelp: 'reason_in_log',
    onDone: onClose,
  });
  return (
    <Panel
      title={t(ACT_TEXT[act])}
      label={t(ACT_TEXT[act])}
      sub={`${player.userName} #${player.id}`}
      onClose={onClose}
      foot={proposal.foot}
    >
      {act === 'limit' && (
        <Field label={t('limit')}>
          <Select
            value={limit}
            placeholder={t('choose')}
            options={limitNames.map((value) => ({ value, label: t(limitText[value]) }))}
            onChange={setLimit}
          />
        </Field>
      )}
      {(act === 'limit' || act === 'grant') && (
        <Field
          label={t(act === 'grant' ? 'amount' : 'new_value')}
          help={t(act === 'grant' ? 'grant_about' : 'limit_about')}
        >
          <Input value={amount} onValue={setAmount} inputMode="decimal" maxLength={16} />
        </Field>
      )}
      {act === 'password' && <p className={styles.form}>{t('password_about')}</p>}
      {act === 'factor' && <p className={styles.form}>{t('factor_about')}</p>}
      {proposal.body}
    </Panel>
  );
}

function payloadOf(
  act: PlayerAct,
  amount: string,
  limit: (typeof limitNames)[number] | '',
): Asked['payload'] | undefined {
  if (act === 'grant') return amount === '' ? undefined : { amount };
  if (act !== 'limit') return {};
  const [kind, period] = limit.split(' ');
  return kind && period && amount !== '' ? { kind, period, value: amount } : undefined;
}
