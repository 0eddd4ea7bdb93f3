import { Button, Field, Input, Note, Select } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { useState } from 'react';
import { addressOf, changeParams } from '../../platform/address.ts';
import { useLanguage, useT } from '../../platform/i18n.ts';
import { useAct } from '../../platform/use-act.ts';
import { askedOf, type Form } from './asked.ts';
import { type ReportList, runReport } from './report-data.ts';
import styles from './reports-page.module.css';

/** What to report: it becomes part of the address when it is run. Why a run was refused stays here, since an earlier run stays below. */
export function ReportForm({ list, start }: { list: ReportList; start: Form }) {
  const t = useT();
  const language = useLanguage();
  const [form, setForm] = useState(start);
  const set = (changes: Partial<Form>) => setForm({ ...form, ...changes });
  const taxed = list.items.find(({ id }) => id === form.report)?.taxed ?? false;
  const asked = askedOf(form, taxed);
  const act = useAct(
    async () => {
      if (!asked) return;
      const run = await runReport(asked);
      // A long run may end after another page was opened.
      if (addressOf(location.hash).page === 'reports') changeParams({ ...form, run: String(run), n: '' });
    },
    { quiet: true },
  );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        act.run();
      }}
    >
      <Field label={t('report')}>
        <Select
          value={form.report}
          options={list.items.map(({ id, title }) => ({ value: id, label: title[language] }))}
          onChange={(report) => set({ report })}
        />
      </Field>
      <Field label={t('from_day')}>
        <Input type="date" value={form.from} max={list.until} required onValue={(from) => set({ from })} />
      </Field>
      <Field label={t('to_day')}>
        <Input type="date" value={form.to} max={list.until} required onValue={(to) => set({ to })} />
      </Field>
      <Field label={t('currency')}>
        <Select
          value={form.currency}
          options={list.currencies.map((value) => ({ value, label: value }))}
          onChange={(currency) => set({ currency })}
        />
      </Field>
      <Field label={t('rows')}>
        <Select
          value={form.group}
          options={[
            { value: 'day', label: t('rows_by_day') },
            { value: 'period', label: t('rows_by_period') },
          ]}
          onChange={(group) => set({ group })}
        />
      </Field>
      <Field label={t('only_subject')}>
        <Input
          value={form.subject}
          placeholder={t('all_subjects')}
          maxLength={64}
          onValue={(text) => set({ subject: text.trim() })}
        />
      </Field>
      {taxed && (
        <Field label={t('tax_rate')}>
          <Input
            inputMode="decimal"
            value={form.rate}
            placeholder={String(list.taxRatePpm / 10_000)}
            onValue={(text) => set({ rate: text.trim() })}
          />
        </Field>
      )}
      <Button type="submit" variant="primary" loading={act.isRunning} disabled={!asked}>
        {t('run_report')}
      </Button>
      {act.failure && (
        <Note className={styles.refused} tone="danger" icon={TriangleAlert} role="alert">
          {act.failure}
        </Note>
      )}
    </form>
  );
}
