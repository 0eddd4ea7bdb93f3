import { amountOf } from '@tessera/protocol/money';
import { Button, Icon, Skeleton } from '@tessera/ui';
import { TriangleAlert, Users } from '@tessera/ui/icons';
import { type ReactNode, useEffect } from 'react';
import { Failed } from '../../../../components/failed/index.ts';
import { percentText } from '../../../../components/reward-figures/index.ts';
import { useFormat } from '../../../../data/settings/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useQuery } from '../../../../platform/query/index.ts';
import { type Invite, inviteOptions } from '../../api/invite.ts';
import type { InviteFault } from '../../forms/invite-fault.ts';
import type { Invitation } from '../use-invitation.ts';
import styles from './invite-card.module.css';

/** A stake of 100; of a rate in ppm, 100 staked bring as many of the smallest unit. */
const HUNDRED = amountOf(1_000_000n);

/** Whose invitation the registration uses, what both sides get, and the way to register without it. */
export function InviteCard({ invitation }: { invitation: Invitation & { code: string } }) {
  const { code, left, leave, take, fault, learn } = invitation;
  const invite = useQuery(inviteOptions(code));
  const found = invite.data;
  useEffect(() => {
    if (found) learn(found);
  }, [found, learn]);
  if (left) return <Left found={found} onTake={take} />;
  if (fault) return <Refused fault={fault} onLeave={leave} />;
  if (found && 'inviter' in found) return <Found invite={found} onLeave={leave} />;
  if (invite.isError) return <Failed onRetry={invite.refetch} />;
  return <Skeleton height={168} />;
}

function Found({
  invite: { inviter, kind, rate_ppm, inviter_ppm },
  onLeave,
}: {
  invite: Extract<Invite, { inviter: string }>;
  onLeave: () => void;
}) {
  const t = useT();
  const format = useFormat();
  const hundred = format.money(HUNDRED);
  return (
    <Box>
      <h2 className={styles.title}>
        <Icon of={Users} size={18} />
        {t('register_invite_of', { name: inviter })}
      </h2>
      <dl className={styles.terms}>
        <div>
          <dt>{t('register_invite_rate')}</dt>
          <dd>{percentText(rate_ppm)}</dd>
        </div>
        <div>
          <dt>{t('register_invite_earns', { amount: hundred })}</dt>
          <dd>{format.money(amountOf(BigInt(inviter_ppm)))}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        {t('register_invite_note')} {kind === 'agent' && t('register_invite_agent')}
      </p>
      <Button variant="link" size="sm" className={styles.way ?? ''} onClick={onLeave}>
        {t('register_invite_leave')}
      </Button>
    </Box>
  );
}

function Refused({ fault, onLeave }: { fault: InviteFault; onLeave: () => void }) {
  const t = useT();
  return (
    <Box role="alert">
      <h2 className={styles.title} data-fault="">
        <Icon of={TriangleAlert} size={18} />
        {t(fault)}
      </h2>
      <p className={styles.note}>{t('register_invite_fault')}</p>
      <Button variant="primary" size="lg" block onClick={onLeave}>
        {t('register_invite_leave')}
      </Button>
    </Box>
  );
}

function Left({ found, onTake }: { found: Invite | undefined; onTake: () => void }) {
  const t = useT();
  return (
    <Box>
      <p className={styles.left} role="status">
        {t('register_invite_left')}
        {found && 'inviter' in found && (
          <Button variant="link" size="sm" onClick={onTake}>
            {t('register_invite_take', { name: found.inviter })}
          </Button>
        )}
      </p>
    </Box>
  );
}

function Box({ role, children }: { role?: 'alert'; children: ReactNode }) {
  return (
    <section className={styles.root} role={role}>
      {children}
    </section>
  );
}
