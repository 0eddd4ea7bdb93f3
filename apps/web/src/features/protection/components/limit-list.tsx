import { Icon, ListRow } from '@tessera/ui';
import { Plus } from '@tessera/ui/icons';
import { amountFrom, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { keyOf, type Limit, usedShare } from '../model/limits.ts';
import { LimitBar, LimitFigures } from './limit-table.tsx';
import styles from './limits.module.css';
import { useLimitText } from './use-limit-text.ts';

interface LimitListProps {
  limits: readonly Limit[];
  onEdit: (limit: Limit | undefined) => void;
}

/** Limits on phones: those that are set, as a list, and a row to add one. */
export function LimitList({ limits, onEdit }: LimitListProps) {
  const t = useT();
  const set = limits.filter(({ value }) => value !== null);
  return (
    <>
      {set.map((limit) => (
        <button key={keyOf(limit)} type="button" className={styles.line} onClick={() => onEdit(limit)}>
          <LimitHead limit={limit} />
          <LimitBar limit={limit} />
          <LimitFoot limit={limit} />
        </button>
      ))}
      <ListRow start={<Icon of={Plus} size={20} />} onClick={() => onEdit(undefined)}>
        {t(set.length > 0 ? 'rp_limit_more' : 'rp_form_title')}
      </ListRow>
    </>
  );
}

function LimitHead({ limit }: { limit: Limit }) {
  const text = useLimitText();
  return (
    <span className={styles.head}>
      <b>{text.name(limit)}</b>
      <LimitFigures limit={limit} />
    </span>
  );
}

function LimitFoot({ limit }: { limit: Limit }) {
  const t = useT();
  const format = useFormat();
  if (limit.used === null) return null;
  const left = (amountFrom(limit.value ?? undefined) ?? 0n) - (amountFrom(limit.used) ?? 0n);
  const share = usedShare(limit);
  return (
    <small className={styles.foot}>
      {left <= 0n
        ? t('rp_limit_used_up')
        : share >= 0.75
          ? t('rp_limit_used', { percent: Math.floor(share * 100) })
          : t('rp_limit_left', { amount: format.figure(left as never) })}
    </small>
  );
}
