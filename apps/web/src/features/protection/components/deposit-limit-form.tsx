import { useQuery } from '../../../platform/query/index.ts';
import { overviewOptions } from '../api/protection.ts';
import { LimitForm } from './limit-form.tsx';

const DAY_SECONDS = 86_400;

/** The limit form reduced to deposit limits, above any page. */
export function DepositLimitForm({ onClose }: { onClose: () => void }) {
  const overview = useQuery(overviewOptions()).data;
  if (!overview) return null;
  const limits = overview.limits.filter(({ kind }) => kind === 'deposit');
  const [first] = limits;
  if (!first) return null;
  return (
    <LimitForm
      limits={limits}
      start={first}
      days={Math.round(overview.delay_seconds / DAY_SECONDS)}
      onClose={onClose}
    />
  );
}
