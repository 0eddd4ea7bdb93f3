import { Button } from '@tessera/ui';
import { Eye } from '@tessera/ui/icons';
import { useState } from 'react';
import { Facts, PanelSection } from '../../parts/panel.tsx';
import { useNow } from '../../platform/clock.ts';
import { useT } from '../../platform/i18n.ts';
import { Reveal, type Revealed } from './reveal.tsx';
import type { Withdrawal } from './withdrawal-data.ts';

const FIELD_TEXT = { name: 'field_name', account: 'field_account' } as const;

/** Who is paid, masked. A field is shown for a minute, after a reason that is logged. */
export function PayTo({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT();
  const now = useNow();
  const [asking, setAsking] = useState<'name' | 'account'>();
  const [revealed, setRevealed] = useState<Revealed>();
  const shown = revealed && revealed.hideAt > now ? revealed : undefined;
  return (
    <PanelSection title={t('player')}>
      <Facts
        facts={[
          [t('player'), `${withdrawal.userName ?? '—'} #${withdrawal.userId}`],
          [t('paid_to'), withdrawal.account ?? t(`kind_${withdrawal.kind}`)],
          ...withdrawal.reveals.map(
            (field) =>
              [
                t(FIELD_TEXT[field]),
                shown?.field === field ? (
                  <span key={field} className="row">
                    <b className="mono">{shown.value}</b>
                    <span className="s12 t3">
                      {t('hides_in', { seconds: Math.ceil((shown.hideAt - now) / 1_000) })}
                    </span>
                  </span>
                ) : (
                  <Button key={field} size="sm" icon={Eye} onClick={() => setAsking(field)}>
                    {t('reveal')}
                  </Button>
                ),
              ] as const,
          ),
        ]}
      />
      {asking && (
        <Reveal
          id={withdrawal.id}
          field={asking}
          onDone={(value) => {
            setRevealed(value);
            setAsking(undefined);
          }}
        />
      )}
    </PanelSection>
  );
}
