import { parseAmount } from '@tessera/protocol/money';
import { Field, Input } from '@tessera/ui';
import { useState } from 'react';
import { useGrant, useOperator } from '../../data/session.ts';
import { Facts, Panel, PanelSection } from '../../parts/panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { WaitingCommand } from '../../parts/waiting-command.tsx';
import { changeParams } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { amountText, momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import type { RateRow, Rates } from './channel-data.ts';

/** The rate of one currency, and another one from now on. */
export function RatePanel({ rate, history }: { rate: RateRow; history: Rates['items'] }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  const mayWrite = useGrant('rate.write') !== undefined;
  const [value, setValue] = useState('');
  const parsed = parseAmount(value);
  const proposal = useProposal({
    action: 'rate.set',
    target: rate.currency,
    payload: parsed.ok && parsed.value > 0n ? { value } : undefined,
    button: 'rate_set',
    reasonHelp: 'reason_in_log',
    onDone: () => setValue(''),
  });
  const isOpen = mayWrite && rate.command === null;
  return (
    <Panel
      title={rate.currency}
      label={t('rate')}
      onClose={() => changeParams({ id: '' })}
      foot={isOpen && proposal.foot}
    >
      <WaitingCommand command={rate.command} />
      <PanelSection title={t('rate')}>
        <Facts
          facts={[
            [t('rate'), rate.value === null ? null : amountText(rate.value)],
            [t('since_when'), rate.at === null ? null : momentText(rate.at, now, timeZone)],
          ]}
        />
      </PanelSection>
      {isOpen && (
        <>
          <Field label={t('rate_new')} help={t('rate_help', { currency: rate.currency })}>
            <Input
              inputMode="decimal"
              value={value}
              onValue={(text) => setValue(text.trim())}
              maxLength={16}
            />
          </Field>
          {proposal.body}
        </>
      )}
      <PanelSection title={t('history')}>
        <Facts
          facts={history.map(
            ({ value, at, by }) => [momentText(at, now, timeZone), `${amountText(value)} · ${by}`] as const,
          )}
        />
      </PanelSection>
    </Panel>
  );
}
