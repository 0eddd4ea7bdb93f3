import { Button, LinkButton, Skeleton } from '@tessera/ui';
import { Pause } from '@tessera/ui/icons';
import { useEffect } from 'react';
import { Failed } from '../../../components/failed/index.ts';
import { askStop, useProtection } from '../../../data/protection/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { printHash } from '../../../platform/navigation/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { overviewOptions, refreshOverview } from '../api/protection.ts';
import { keyOf, type Limit, nearestFirst } from '../model/limits.ts';
import { LimitBar, LimitFigures } from './limit-table.tsx';
import styles from './limits.module.css';
import { useLimitText } from './use-limit-text.ts';

/** Number of limits in an overview. */
const SHOWN_MAX = 3;

/** For the account overview: the limits closest to being reached, and a break button. */
export function MyLimits() {
  const t = useT();
  const overview = useQuery(overviewOptions());
  const state = useProtection((play) => play.state);
  useEffect(() => {
    if (state) void refreshOverview();
  }, [state]);
  if (overview.isError) return <Failed title={t('rp_failed')} onRetry={overview.refetch} />;
  return (
    <div className={styles.mine} aria-busy={!overview.data}>
      {overview.data ? <Nearest limits={nearestFirst(overview.data.limits)} /> : <Skeleton height={132} />}
      {!(state?.time_out_until ?? state?.exclusion) && (
        <Button block icon={Pause} onClick={() => askStop(true)}>
          {t('rp_rest')}
        </Button>
      )}
    </div>
  );
}

function Nearest({ limits }: { limits: readonly Limit[] }) {
  const t = useT();
  const text = useLimitText();
  if (limits.length === 0) {
    return (
      <div className={styles.none}>
        <p>{t('rp_mine_none')}</p>
        <LinkButton
          block
          variant="tonal"
          href={printHash({ name: 'responsible', params: { open: 'limit' } })}
        >
          {t('rp_form_title')}
        </LinkButton>
      </div>
    );
  }
  return (
    <ul>
      {limits.slice(0, SHOWN_MAX).map((limit) => (
        <li key={keyOf(limit)}>
          <span className={styles.head}>
            <span>{text.name(limit)}</span>
            <LimitFigures limit={limit} />
          </span>
          <LimitBar limit={limit} />
        </li>
      ))}
    </ul>
  );
}
