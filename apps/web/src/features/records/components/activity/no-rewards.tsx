import { Button, EmptyState } from '@tessera/ui';
import { EmptyRecordsArt } from '@tessera/ui/art/inline/empty-records.tsx';
import { useT } from '../../../../platform/i18n/index.ts';
import type { RewardFilterProps } from './reward-filter.tsx';

/** No reward matches; a chosen state can be cleared here. */
export function NoRewards({ state, onChange }: RewardFilterProps) {
  const t = useT();
  const filtered = state !== 'all';
  return (
    <EmptyState
      art={<EmptyRecordsArt />}
      title={t(filtered ? 'record_empty' : 'act_none')}
      line={t(filtered ? 'record_empty_filtered' : 'act_none_line')}
      action={filtered && <Button onClick={() => onChange('all')}>{t('record_clear')}</Button>}
    />
  );
}
