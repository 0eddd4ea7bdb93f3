import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Limit } from '../model/limits.ts';

/** Texts for names and values of limits. */
export function useLimitText() {
  const t = useT();
  const format = useFormat();
  return {
    name({ kind, period }: Pick<Limit, 'kind' | 'period'>): string {
      if (period === 'bet') return t('rp_kind_single');
      if (kind === 'session' || period === 'session') return t('rp_kind_session');
      return t('rp_name', { period: t(`rp_period_${period}`), kind: t(`rp_kind_${kind}`) });
    },
    /** Tells the limits of one kind apart. */
    period(limit: Pick<Limit, 'kind' | 'period'>): string {
      const { period } = limit;
      return period === 'bet' || period === 'session' ? this.name(limit) : t(`rp_period_${period}`);
    },
    value(kind: Limit['kind'], value: string | null): string {
      if (value === null) return t('rp_none');
      return kind === 'session' ? t('rp_limit_minutes', { n: value }) : format.figure(value);
    },
  };
}
