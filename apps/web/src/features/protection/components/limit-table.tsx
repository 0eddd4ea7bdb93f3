import { Button, Progress } from '@tessera/ui';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { type Limit, toneOf, usedShare } from '../model/limits.ts';
import styles from './limits.module.css';
import { useLimitText } from './use-limit-text.ts';

interface LimitViewProps {
  limits: readonly Limit[];
  onEdit: (limit: Limit) => void;
}

const kinds = ['deposit', 'stake', 'loss'] as const;
const periods = ['day', 'week', 'month'] as const;

/** Limits on desktop: kind by period, each with its usage and an edit button. */
export function LimitTable({ limits, onEdit }: LimitViewProps) {
  const t = useT();
  const find = (kind: string, period: string) =>
    limits.find((limit) => limit.kind === kind && limit.period === period);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('rp_limits')}</th>
          {periods.map((period) => (
            <th key={period} scope="col">
              {t(`rp_period_${period}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(`rp_kind_${kind}`)}</th>
            {periods.map((period) => (
              <td key={period}>
                <Cell limit={find(kind, period)} onEdit={onEdit} />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{t('rp_kind_single')}</th>
          <td colSpan={periods.length}>
            <Cell limit={find('stake', 'bet')} onEdit={onEdit} />
          </td>
        </tr>
        <tr>
          <th scope="row">{t('rp_kind_session')}</th>
          <td colSpan={periods.length}>
            <Cell limit={find('session', 'session')} onEdit={onEdit} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Cell({ limit, onEdit }: { limit: Limit | undefined; onEdit: (limit: Limit) => void }) {
  const t = useT();
  const text = useLimitText();
  if (!limit) return null;
  const name = text.name(limit);
  if (limit.value === null) {
    return (
      <Button variant="link" aria-label={`${name} ${t('rp_limit_add')}`} onClick={() => onEdit(limit)}>
        {t('rp_limit_add')}
      </Button>
    );
  }
  return (
    <button
      type="button"
      className={styles.cell}
      aria-label={`${name} ${text.value(limit.kind, limit.value)}, ${t('rp_limit_edit')}`}
      onClick={() => onEdit(limit)}
    >
      <LimitFigures limit={limit} />
      <LimitBar limit={limit} />
    </button>
  );
}

/** `312.00 / 400`, or only the value for limits without usage. */
export function LimitFigures({ limit: { kind, value, used } }: { limit: Limit }) {
  const t = useT();
  const format = useFormat();
  const text = useLimitText();
  if (used === null) {
    return (
      <span className={styles.figures}>
        <b>{text.value(kind, value)}</b> {t('rp_limit_cap')}
      </span>
    );
  }
  return (
    <span className={styles.figures}>
      <b>{format.figure(used)}</b> / {format.figure(value ?? undefined)}
    </span>
  );
}

/** Usage bar of a limit; null for limits without usage. */
export function LimitBar({ limit }: { limit: Limit }) {
  const t = useT();
  const text = useLimitText();
  if (limit.used === null || limit.value === null) return null;
  const share = usedShare(limit);
  const used = text.value(limit.kind, limit.used);
  return (
    <Progress
      value={share}
      tone={toneOf(share)}
      label={text.name(limit)}
      valueText={t('rp_limit_of', {
        name: text.name(limit),
        used,
        limit: text.value(limit.kind, limit.value),
      })}
    />
  );
}
