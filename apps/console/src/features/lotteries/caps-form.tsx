import { parseAmount } from '@tessera/protocol/money';
import { Field, Input, Note } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { useState } from 'react';
import { useProposal } from '../../parts/proposal.tsx';
import { useT } from '../../platform/i18n.ts';
import { FormPanel } from './form-panel.tsx';
import styles from './lotteries-page.module.css';
import type { Lottery } from './lottery-data.ts';

const fields = ['bet', 'player', 'draw'] as const;
type Caps = Readonly<Record<(typeof fields)[number], string>>;
const FIELD_TEXT = { bet: 'cap_bet', player: 'cap_player', draw: 'cap_draw' } as const;

/** Changes the caps of maximum wins. */
export function CapsForm({ lottery, onBack }: { lottery: Lottery; onBack: () => void }) {
  const t = useT();
  const [caps, setCaps] = useState<Caps>(lottery.caps);
  const isRight = areCaps(caps);
  const isChanged = fields.some((field) => caps[field] !== lottery.caps[field]);
  const proposal = useProposal({
    action: 'lottery.caps',
    target: lottery.id,
    payload: isRight && isChanged ? caps : undefined,
    button: 'change_caps',
    reasonHelp: 'reason_in_log',
    onDone: onBack,
  });
  return (
    <FormPanel lottery={lottery} sub={t('lottery_caps')} proposal={proposal} onBack={onBack}>
      <p className="t2">{t('caps_about')}</p>
      <div className={styles.caps}>
        {fields.map((field) => (
          <Field key={field} label={t(FIELD_TEXT[field])}>
            <Input
              inputMode="decimal"
              value={caps[field]}
              onValue={(value) => setCaps({ ...caps, [field]: value.trim() })}
            />
          </Field>
        ))}
      </div>
      {!isRight && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {t('caps_wrong')}
        </Note>
      )}
    </FormPanel>
  );
}

/** Positive amounts in their order: a bet, a player, a draw. */
function areCaps(caps: Caps): boolean {
  const amounts = fields.map((field) => parseAmount(caps[field]));
  let least = 1n;
  for (const amount of amounts) {
    if (!amount.ok || amount.value < least) return false;
    least = amount.value;
  }
  return true;
}
