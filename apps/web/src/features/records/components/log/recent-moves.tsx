import { EmptyState } from '@tessera/ui';
import { Failed } from '../../../../components/failed/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useQuery } from '../../../../platform/query/index.ts';
import { useGap, useSocketEvent } from '../../../../platform/socket/index.ts';
import { recentLogOptions, refreshLog } from '../../api/log-pages.ts';
import { LogTable } from './log-table.tsx';

/** Number of movements in the overview. */
const SHOWN = 4;

/** The newest movements of the main balance, in the overview of the account. */
export function RecentMoves() {
  const t = useT();
  const log = useQuery(recentLogOptions(SHOWN));
  useSocketEvent('balance', () => void refreshLog());
  useGap(() => void refreshLog());
  if (log.isError) return <Failed onRetry={() => void log.refetch()} />;
  return (
    <LogTable
      rows={log.data?.items ?? []}
      loadingRows={log.data ? undefined : SHOWN}
      empty={<EmptyState title={t('record_empty')} />}
    />
  );
}
