import type { ConsoleReply } from '@tessera/protocol/console';
import { Select, Switch } from '@tessera/ui';
import { refreshSupport } from '../../data/support.ts';
import { call } from '../../platform/call.ts';
import { useT } from '../../platform/i18n.ts';
import { queryClient } from '../../platform/query.ts';
import { useAct } from '../../platform/use-act.ts';

type Own = ConsoleReply<'/console/service/support'>['own'];

/** Numbers of cases that an operator can choose as the most at once. */
const CAPACITIES = ['1', '2', '3', '4', '5', '6', '8', '10', '15', '20'] as const;

/** Whether the operator answers now, is given cases or takes them, and how many at once. Leaving returns the own cases to the queue. */
export function Presence({ own }: { own: Own }) {
  const t = useT();
  const change = useAct(async (changes: Partial<Omit<Own, 'cases'>>) => {
    const { available, capacity, given } = { ...own, ...changes };
    await call('/console/service/presence', { available, capacity, given });
    await queryClient.invalidateQueries({ queryKey: ['support'] });
    await refreshSupport();
  });
  const nearest = CAPACITIES.findLast((one) => Number(one) <= own.capacity) ?? '1';
  return (
    <span className="row">
      <Switch
        label={t('support_available')}
        checked={own.available}
        disabled={change.isRunning}
        onChange={(available) => change.run({ available })}
      />
      <span className="s12">{t(own.available ? 'support_available' : 'support_away')}</span>
      <Select
        size="sm"
        aria-label={t('support_given')}
        value={own.given ? 'given' : 'chosen'}
        options={[
          { value: 'given', label: t('support_given_auto') },
          { value: 'chosen', label: t('support_given_chosen') },
        ]}
        onChange={(value) => change.run({ given: value === 'given' })}
      />
      <Select
        size="sm"
        aria-label={t('support_capacity')}
        value={nearest}
        options={CAPACITIES.map((value) => ({ value, label: t('support_capacity_n', { n: value }) }))}
        onChange={(value) => change.run({ capacity: Number(value) })}
      />
      <span className="n t3">{`${own.cases} / ${own.capacity}`}</span>
    </span>
  );
}
