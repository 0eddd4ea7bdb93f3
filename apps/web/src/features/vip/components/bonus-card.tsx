import type { MessageKey } from '@tessera/messages';
import { Card, EmptyState, Note, Tag } from '@tessera/ui';
import { Gift, TriangleAlert } from '@tessera/ui/icons';
import { AmountText } from '../../../components/amount/index.ts';
import { MoneyButton } from '../../../components/money-button/index.ts';
import { RewardRow } from '../../../components/reward-row/index.ts';
import { useClaim } from '../../../data/promotions/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { isCallError } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { claimBonuses, type Vip, type VipBonus } from '../api/vip.ts';
import { readySum } from '../model/bonuses.ts';
import styles from './bonus-card.module.css';

const names: Readonly<Record<VipBonus['kind'], MessageKey>> = {
  promotion: 'vip_bonus_promotion',
  weekly: 'vip_bonus_weekly',
  monthly: 'vip_bonus_monthly',
  birthday: 'vip_bonus_birthday',
};

/** The bonuses of the player: ready ones with their claims, the next ones, and the claimed ones. */
export function BonusCard({ vip }: { vip: Vip }) {
  const t = useT();
  const format = useFormat();
  const claim = useClaim(claimBonuses, ({ amount }) =>
    toast(t('vip_claimed', { amount: format.money(amount) }), { type: 'success' }),
  );
  const ready = vip.bonuses.filter(({ state }) => state === 'ready');
  const failure = isCallError(claim.error) ? claim.error.message : undefined;
  return (
    <Card title={t('vip_bonuses')} titleEnd={t('vip_bonuses_note')} className={styles.root}>
      {vip.bonuses.length === 0 ? (
        <EmptyState title={t('vip_bonuses_none')} line={t('vip_bonuses_none_line')} />
      ) : (
        <ul>
          {vip.bonuses.map((bonus) => (
            <BonusRow
              key={bonus.ref}
              bonus={bonus}
              held={vip.level}
              busy={claim.isPending && (claim.variables?.includes(bonus.ref) ?? false)}
              locked={claim.isPending}
              onClaim={() => claim.mutate([bonus.ref])}
            />
          ))}
        </ul>
      )}
      {failure && (
        <Note tone="danger" icon={TriangleAlert} role="alert" className={styles.failure ?? ''}>
          {failure}
        </Note>
      )}
      {ready.length > 1 && (
        <div className={styles.all}>
          <MoneyButton
            variant="primary"
            block
            loading={claim.isPending && (claim.variables?.length ?? 0) > 1}
            onClick={() => claim.mutate(ready.map(({ ref }) => ref))}
          >
            {t('vip_claim_all', { amount: format.money(readySum(ready)) })}
          </MoneyButton>
        </div>
      )}
      <p className={styles.free}>{t('vip_claim_free')}</p>
    </Card>
  );
}

interface BonusRowProps {
  bonus: VipBonus;
  /** The level held. */
  held: number;
  busy: boolean;
  locked: boolean;
  onClaim: () => void;
}

function BonusRow({ bonus, held, busy, locked, onClaim }: BonusRowProps) {
  const t = useT();
  const format = useFormat();
  const name = t(names[bonus.kind]);
  return (
    <RewardRow
      icon={Gift}
      name={name}
      line={useWhen(bonus, held)}
      amount={<AmountText amount={bonus.amount} currency still />}
      state={bonus.state}
    >
      {bonus.state === 'ready' ? (
        <MoneyButton
          size="sm"
          variant="tonal"
          loading={busy}
          disabled={locked && !busy}
          aria-label={t('vip_claim_of', { name, amount: format.money(bonus.amount) })}
          onClick={onClaim}
        >
          {t('vip_claim')}
        </MoneyButton>
      ) : (
        <Tag tone={bonus.state === 'claimed' ? 'success' : 'neutral'}>
          {t(bonus.state === 'claimed' ? 'vip_bonus_claimed' : 'vip_bonus_later')}
        </Tag>
      )}
    </RewardRow>
  );
}

/** Level and time of a bonus in one line. */
function useWhen({ state, level, from, claimed_at }: VipBonus, held: number): string {
  const t = useT();
  const format = useFormat();
  const name = t('vip_level', { n: level });
  if (state === 'claimed' && claimed_at !== null)
    return `${name} · ${t('vip_bonus_claimed_at', { time: format.time(claimed_at, 'MM-DD HH:mm') })}`;
  if (state === 'later' && level > held) return t('vip_bonus_later_level', { level: name });
  if (state === 'later' && from > now())
    return `${name} · ${t('vip_bonus_from', { date: format.time(from, 'date') })}`;
  return name;
}
