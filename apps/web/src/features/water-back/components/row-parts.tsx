import type { MessageKey } from '@tessera/messages';
import { Emblem, EmptyState, Segmented, Tag, type Tone } from '@tessera/ui';
import { EmptyRecordsArt } from '@tessera/ui/art/inline/empty-records.tsx';
import { useT } from '../../../platform/i18n/index.ts';
import type { WaterBackRow } from '../api/water-back.ts';
import { type Span, spans } from '../model/spans.ts';
import styles from './rows.module.css';
import { useNames } from './use-names.ts';

/** The choice of days. */
export function SpanChoice({
  span,
  onSpan,
  fill,
}: {
  span: Span;
  onSpan: (span: Span) => void;
  fill?: boolean;
}) {
  const t = useT();
  return (
    <Segmented
      label={t('wb_days')}
      value={span}
      onChange={onSpan}
      fill={fill ?? false}
      options={spans.map((value) => ({ value, label: t(`wb_${value}`) }))}
    />
  );
}

/** Emblem and name of a lottery family or a platform, with the row's day below if it is wanted. */
export function ProductName({
  row,
  size = 32,
  withDay = false,
}: {
  row: WaterBackRow;
  size?: number;
  withDay?: boolean;
}) {
  const name = useNames().product(row);
  return (
    <span className={styles.product}>
      <Emblem family={row.kind === 'lottery' ? row.product : 'platform'} name={name} size={size} />
      <span>
        {name}
        {withDay && <small>{row.day.slice(5)}</small>}
      </span>
    </span>
  );
}

const states: Readonly<Record<WaterBackRow['state'], readonly [MessageKey, Tone]>> = {
  running: ['wb_state_running', 'info'],
  ready: ['wb_state_ready', 'accent'],
  claimed: ['wb_state_claimed', 'success'],
  none: ['wb_state_none', 'neutral'],
};

export function StateTag({ state }: { state: WaterBackRow['state'] }) {
  const t = useT();
  const [text, tone] = states[state];
  return <Tag tone={tone}>{t(text)}</Tag>;
}

const empty: Readonly<Record<Span, MessageKey>> = {
  yesterday: 'wb_none_yesterday',
  today: 'wb_none_today',
  week: 'wb_none_week',
};

/** No stake in the chosen days. */
export function NoRows({ span }: { span: Span }) {
  const t = useT();
  return <EmptyState art={<EmptyRecordsArt />} title={t(empty[span])} line={t('wb_none_line')} />;
}
