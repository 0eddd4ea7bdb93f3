import { chaseModes } from '@tessera/rules/chase';
import { Note, Tabs } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { changeForm } from '../state/chase-form.ts';
import type { ChaseView } from './use-chase.ts';

/** The four modes as tabs. */
export function ChaseModes({ id, lottery, view }: { id: string; lottery: string; view: ChaseView }) {
  const t = useT();
  return (
    <Tabs
      id={id}
      line
      label={t('chase_modes')}
      value={view.form.mode}
      onChange={(mode) => changeForm(lottery, { mode })}
      items={chaseModes.map((mode) => ({ value: mode, label: t(`chase_mode_${mode}`) }))}
    />
  );
}

/** Warns about growing multiples and shows where the plan had to end. */
export function ChaseWarning({ view: { form, plan } }: { view: ChaseView }) {
  const t = useT();
  const format = useFormat();
  const grows = form.mode === 'double' || form.mode === 'profit';
  const cut = plan.end !== 'issues' && plan.rows.length > 0;
  if (plan.block === 'nothing' || (!grows && !cut)) return null;
  return (
    <Note tone="warning" icon={TriangleAlert} role="status">
      {grows && t('chase_grows')}{' '}
      {plan.count > 0 && grows && t('chase_all_lost', { amount: format.money(plan.worst) })}{' '}
      {cut && t(`chase_cut_${plan.end}`, { n: plan.rows.length + 1 })}
    </Note>
  );
}
