import { Icon } from '@tessera/ui';
import { Star } from '@tessera/ui/icons';
import { useByNow } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { rateCase } from '../api/service.ts';
import type { Case } from '../model/outgoing.ts';
import styles from './rating.module.css';

const RATINGS = [1, 2, 3, 4, 5] as const;

/** Rates a resolved case, once, while that is possible; says what was given. */
export function Rating({ of: { id, rating, rate_until: until } }: { of: Case }) {
  const t = useT();
  const isOpen = useByNow((now) => until !== null && until > now);
  const rate = useMutation({ mutationFn: rateCase });
  if (rating !== null) {
    return (
      <p className={styles.root} role="status">
        {t('sv_rated', { n: rating })}
      </p>
    );
  }
  if (!isOpen) return null;
  return (
    <fieldset className={styles.root} disabled={rate.isPending} aria-label={t('sv_rate')}>
      <span>{t('sv_rate')}</span>
      <span className={styles.stars}>
        {RATINGS.map((n) => (
          <button
            key={n}
            type="button"
            className={styles.star}
            aria-label={t('sv_rate_n', { n })}
            onClick={() => rate.mutate({ id, rating: n })}
          >
            <Icon of={Star} size={20} />
          </button>
        ))}
      </span>
    </fieldset>
  );
}
