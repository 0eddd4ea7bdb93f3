import { chaseIssuesMax } from '@tessera/rules/chase';
import { Field, Input, Segmented, Stepper, Switch } from '@tessera/ui';
import { useState } from 'react';
import { useList } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { ChaseForm } from '../model/chase-plan.ts';
import { changeForm } from '../state/chase-form.ts';
import styles from './chase-terms.module.css';

const counts = ['5', '10', '20', '50'] as const;
const MULTIPLE_MAX = 9_999;

/** The terms of a plan: number of issues, mode and bounds. */
export function ChaseTerms({ lottery, form }: { lottery: string; form: ChaseForm }) {
  const t = useT();
  const symbol = useList('CURRENCY_LIST')?.find(({ is_base }) => is_base)?.symbol ?? '';
  const set = (change: Partial<ChaseForm>) => changeForm(lottery, change);
  const grows = form.mode === 'double' || form.mode === 'profit';
  const stepped = form.mode === 'double' || form.mode === 'reverse';
  return (
    <div className={styles.root}>
      <IssueCount issues={form.issues} onChange={(issues) => set({ issues })} />
      <Field label={t(`chase_multiple_${form.mode}`)}>
        <Stepper
          className={styles.stepper ?? ''}
          size="xs"
          value={form.multiple}
          max={MULTIPLE_MAX}
          onChange={(multiple) => set({ multiple })}
        />
      </Field>
      {stepped && (
        <div className={styles.group} data-wide="">
          <span className={styles.label}>{t('chase_rule')}</span>
          <span className={styles.rule}>
            {t('chase_every')}
            <Stepper
              size="xs"
              label={t('chase_every_issues')}
              value={form.every}
              max={chaseIssuesMax}
              onChange={(every) => set({ every })}
            />
            {t(form.mode === 'double' ? 'chase_every_times' : 'chase_every_divided')}
            <Stepper
              size="xs"
              label={t('chase_factor')}
              value={form.factor}
              min={2}
              max={100}
              onChange={(factor) => set({ factor })}
            />
          </span>
        </div>
      )}
      {form.mode === 'profit' && (
        <Field label={t('chase_rate')}>
          <Stepper
            className={styles.stepper ?? ''}
            size="xs"
            value={form.ratePercent}
            max={1_000}
            step={1}
            onChange={(ratePercent) => set({ ratePercent })}
          />
        </Field>
      )}
      <Field
        label={
          <>
            {t('chase_budget')} {grows && <em className={styles.must}>{t('chase_required')}</em>}
          </>
        }
      >
        <Input
          size="sm"
          className={styles.amount ?? ''}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          prefix={symbol}
          value={form.budget}
          onValue={(budget) => set({ budget })}
        />
      </Field>
      <Field label={t('chase_stop_loss')}>
        <Input
          size="sm"
          className={styles.amount ?? ''}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          prefix={symbol}
          placeholder={t('chase_no_bound')}
          value={form.stopLoss}
          onValue={(stopLoss) => set({ stopLoss })}
        />
      </Field>
      <Field label={t('chase_stop_on_win')}>
        <span className={styles.switch}>
          <Switch
            label={t('chase_stop_on_win')}
            checked={form.stopOnWin}
            onChange={(stopOnWin) => set({ stopOnWin })}
          />
        </span>
      </Field>
    </div>
  );
}

function IssueCount({ issues, onChange }: { issues: number; onChange: (issues: number) => void }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const preset = counts.find((count) => count === String(issues));
  const commit = () => {
    const count = Number(typed);
    if (Number.isInteger(count) && count >= 1) onChange(Math.min(count, chaseIssuesMax));
    else setTyped('');
  };
  return (
    <div className={styles.group}>
      <span className={styles.label}>{t('chase_issues')}</span>
      <span className={styles.rule}>
        <Segmented
          label={t('chase_issues')}
          value={preset ?? ''}
          options={counts.map((count) => ({ value: count, label: count }))}
          onChange={(count) => {
            setTyped('');
            onChange(Number(count));
          }}
        />
        <Input
          size="sm"
          className={styles.count ?? ''}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          aria-label={t('chase_issues_other')}
          placeholder={t('chase_other')}
          value={preset === undefined && typed === '' ? String(issues) : typed}
          onValue={(text) => setTyped(text.replace(/\D/g, ''))}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
        />
      </span>
    </div>
  );
}
