import { Card, EmptyState, LinkButton } from '@tessera/ui';
import { EmptyWalletArt } from '@tessera/ui/art/inline/empty-wallet.tsx';
import type { ReactNode } from 'react';
import { useUser } from '../../../data/session/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, printHash } from '../../../platform/navigation/index.ts';
import { NotRead } from './not-read.tsx';

/** Shows the cashier to players; trial users see why it is closed to them (X1). */
export function CashierGate({ children }: { children: ReactNode }) {
  const t = useT();
  const kind = useUser((user) => user.info?.kind);
  if (kind === undefined) return <NotRead of={[]} />;
  if (kind !== 'trial') return children;
  return (
    <Card pad>
      <EmptyState
        art={<EmptyWalletArt />}
        title={t('cashier_trial')}
        line={t('cashier_trial_line')}
        action={
          hasScreen('register') && (
            <LinkButton variant="primary" href={printHash({ name: 'register', params: {} })}>
              {t('route_register')}
            </LinkButton>
          )
        }
      />
    </Card>
  );
}
