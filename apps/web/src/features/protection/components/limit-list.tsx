import { amountFrom, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { keyOf, type Limit, usedShare } from '../model/limits.ts';
import { LimitBar, LimitFigures } from './limit-table.tsx';
import styles from './limits.module.css';
import { useLimitText } from './use-limit-text.ts';

/** Share from which the use of a limit is told as a percentage (RP16). */
const TOLD_FROM = 0.8;

interface LimitListProps {
  limits: readonly Limit[];
  onEdit: (limit: Limit) => void;
}

/** Limits on phones: those that are set with their usage, then every other one with a row to set it. */
export function LimitList({ limits, onEdit }: LimitListProps) {
  const t = useT();
  const text = useLimitText();
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
      {limits
        .filter(({ value }) => value === null)
        .map((limit) => (
          <button
            key={keyOf(limit)}
            type="button"
            className={styles.line}
            aria-label={`${text.name(limit)} ${t('rp_limit_add')}`}
            onClick={() => onEdit(limit)}
          >
            <span className={styles.head}>
              {text.name(limit)}
              <span className={styles.add}>{t('rp_limit_add')}</span>
            </span>
          </button>
        ))}
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
        : share >= TOLD_FROM
          ? t('rp_limit_used', { percent: Math.floor(share * 100) })
          : t('rp_limit_left', { amount: format.figure(left as never) })}
    </small>
  );
}
