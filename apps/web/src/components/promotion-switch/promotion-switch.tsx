import { Skeleton, Switch } from '@tessera/ui';
import { setPromotions, useFreshRewards, usePromotions } from '../../data/promotions/index.ts';
import { toast } from '../../platform/feedback/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { useMutation } from '../../platform/query/index.ts';
import { Failed } from '../failed/index.ts';
import styles from './promotion-switch.module.css';

/** The switch "no promotions of any kind": kept by the server, so it holds at once on every device (RP15). */
export function PromotionSwitch() {
  const t = useT();
  const promotions = usePromotions();
  useFreshRewards();
  const change = useMutation({
    mutationFn: setPromotions,
    onSuccess: (_, off) => toast(t(off ? 'promo_is_off' : 'promo_is_on'), { type: 'success' }),
  });
  if (promotions.isError) return <Failed title={t('promo_failed')} onRetry={promotions.refetch} />;
  return (
    <div className={styles.root} aria-busy={!promotions.data}>
      <span className={styles.text}>
        {t('promo_off')}
        <small>{t('promo_off_line')}</small>
      </span>
      {promotions.data ? (
        <Switch
          label={t('promo_off')}
          checked={change.isPending ? (change.variables ?? false) : promotions.data.off}
          onChange={change.mutate}
        />
      ) : (
        <Skeleton width={44} height={24} shape="round" />
      )}
    </div>
  );
}
