import {
  type CaseIndicator,
  type CaseOutcome,
  caseIndicators,
  caseOutcomes,
} from '@tessera/protocol/console-case';
import { Checkbox, Field, Input, Select } from '@tessera/ui';
import { useState } from 'react';
import type { Case } from '../../data/cases.ts';
import type { Asked } from '../../data/commands.ts';
import { type LimitName, limitNames, limitText } from '../../data/limit-names.ts';
import { useOperator } from '../../data/session.ts';
import { ActPanel } from '../../parts/act-panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { call } from '../../platform/call.ts';
import { type TextKey, useLanguage, useT } from '../../platform/i18n.ts';
import { useAnswer } from '../../platform/query.ts';
import { INDICATOR_TEXT, OUTCOME_TEXT, TOPIC_TEXT } from './case-names.ts';
import styles from './cases.module.css';

/** What can be done from a case. `dismiss`: an evaluation before its time, which finds that there was nothing. */
export type CaseActName =
  | 'take'
  | 'hand'
  | 'contact'
  | 'limit'
  | 'break'
  | 'promotions'
  | 'lock'
  | 'disable'
  | 'plan'
  | 'evaluate'
  | 'dismiss';

/** The command of each act, what its button says, and what it means. `of`: whether its target is the case or the player. */
const ACTS = {
  take: { action: 'case.assign', of: 'case', button: 'take_case', about: 'take_case_about' },
  hand: { action: 'case.assign', of: 'case', button: 'hand_over_case', about: 'case_hand_over_about' },
  contact: { action: 'case.contact', of: 'case', button: 'contact_player', about: 'contact_about' },
  limit: { action: 'player.limit', of: 'player', button: 'act_limit', about: 'limit_about' },
  break: { action: 'player.break', of: 'player', button: 'act_break', about: 'break_about' },
  promotions: {
    action: 'player.promotions',
    of: 'player',
    button: 'act_promotions',
    about: 'promotions_about',
  },
  lock: { action: 'payout.lock', of: 'player', button: 'action_payout_lock', about: 'lock_payouts_about' },
  disable: { action: 'player.disable', of: 'player', button: 'act_disable', about: 'disable_player_about' },
  plan: { action: 'case.plan', of: 'case', button: 'plan_evaluation', about: 'plan_about' },
  evaluate: { action: 'case.evaluate', of: 'case', button: 'evaluate_case', about: 'evaluate_about' },
  dismiss: { action: 'case.evaluate', of: 'case', button: 'outcome_no_concern', about: 'evaluate_about' },
} as const satisfies Readonly<
  Record<CaseActName, { action: Asked['action']; of: 'case' | 'player'; button: TextKey; about: TextKey }>
>;

const breakText = {
  '24': 'break_24',
  '168': 'break_168',
  '720': 'break_720',
  '1008': 'break_1008',
} as const satisfies Readonly<Record<string, TextKey>>;
const planText = {
  '1': 'plan_days_1',
  '7': 'plan_days_7',
  '14': 'plan_days_14',
  '30': 'plan_days_30',
} as const satisfies Readonly<Record<string, TextKey>>;

/** What the fields of the forms hold; empty until something was chosen. */
interface Form {
  readonly owner: string;
  readonly topic: string;
  readonly limit: LimitName | '';
  readonly value: string;
  readonly hours: keyof typeof breakText | '';
  readonly days: keyof typeof planText;
  readonly seen: readonly CaseIndicator[];
  readonly outcome: CaseOutcome | '';
}

const EMPTY: Form = {
  owner: '',
  topic: '',
  limit: '',
  value: '',
  hours: '',
  days: '7',
  seen: [],
  outcome: '',
};

/** One act on a case or its player: its fields, reason, trial and button. */
export function CaseAct({ shown, act, onBack }: { shown: Case; act: CaseActName; onBack: () => void }) {
  const t = useT();
  const language = useLanguage();
  const { name } = useOperator();
  const [form, setForm] = useState(EMPTY);
  const change = (changes: Partial<Form>) => setForm((before) => ({ ...before, ...changes }));
  const { action, of, button, about } = ACTS[act];
  const proposal = useProposal({
    action,
    target: String(of === 'case' ? shown.id : shown.userId),
    payload: payloadOf(act, form, name),
    button,
    danger: act === 'disable' || act === 'lock',
    reasonHelp: 'reason_in_log',
    onDone: onBack,
  });
  return (
    <ActPanel
      title={t(button)}
      label={t('case')}
      sub={`case-${shown.id} · ${shown.userName} · ${shown.title[language]}`}
      proposal={proposal}
      onBack={onBack}
    >
      <p className="t2">{t(about)}</p>
      <Fields act={act} form={form} onChange={change} />
    </ActPanel>
  );
}

function payloadOf(act: CaseActName, form: Form, own: string): Asked['payload'] | undefined {
  const { owner, topic, limit, value, hours, days, seen, outcome } = form;
  switch (act) {
    case 'take':
      return { owner: own };
    case 'hand':
      return owner === '' ? undefined : { owner };
    case 'contact':
      return topic === '' ? undefined : { topic };
    case 'limit': {
      const [kind, period] = limit.split(' ');
      return kind && period && value.trim() !== '' ? { kind, period, value: value.trim() } : undefined;
    }
    case 'break':
      return hours === '' ? undefined : { hours: Number(hours) };
    case 'plan':
      return seen.length === 0 ? undefined : { days: Number(days), indicators: seen };
    case 'evaluate':
      return outcome === '' ? undefined : { outcome };
    case 'dismiss':
      return { outcome: 'no_concern' };
    case 'promotions':
    case 'lock':
    case 'disable':
      return {};
  }
}

interface FieldsProps {
  act: CaseActName;
  form: Form;
  onChange: (changes: Partial<Form>) => void;
}

function Fields({ act, form, onChange }: FieldsProps) {
  const t = useT();
  switch (act) {
    case 'hand':
      return <Owner value={form.owner} onChange={(owner) => onChange({ owner })} />;
    case 'contact':
      return (
        <Field label={t('contact_topic')}>
          <Select
            value={form.topic}
            placeholder={t('choose')}
            options={Object.entries(TOPIC_TEXT).map(([value, text]) => ({ value, label: t(text) }))}
            onChange={(topic) => onChange({ topic })}
          />
        </Field>
      );
    case 'limit':
      return (
        <>
          <Field label={t('limit')}>
            <Select
              value={form.limit}
              placeholder={t('choose')}
              options={limitNames.map((value) => ({ value, label: t(limitText[value]) }))}
              onChange={(limit) => onChange({ limit })}
            />
          </Field>
          <Field label={t('new_value')}>
            <Input
              value={form.value}
              onValue={(value) => onChange({ value })}
              inputMode="decimal"
              maxLength={16}
            />
          </Field>
        </>
      );
    case 'break':
      return (
        <Field label={t('break_length')}>
          <Select
            value={form.hours}
            placeholder={t('choose')}
            options={(Object.keys(breakText) as (keyof typeof breakText)[]).map((value) => ({
              value,
              label: t(breakText[value]),
            }))}
            onChange={(hours) => onChange({ hours })}
          />
        </Field>
      );
    case 'plan':
      return <Plan form={form} onChange={onChange} />;
    case 'evaluate':
      return (
        <Field label={t('case_outcome')}>
          <Select
            value={form.outcome}
            placeholder={t('choose')}
            options={caseOutcomes.map((value) => ({ value, label: t(OUTCOME_TEXT[value]) }))}
            onChange={(outcome) => onChange({ outcome })}
          />
        </Field>
      );
    default:
      return null;
  }
}

function Plan({ form, onChange }: Pick<FieldsProps, 'form' | 'onChange'>) {
  const t = useT();
  return (
    <>
      <fieldset className={styles.seen} aria-label={t('case_indicators')}>
        {caseIndicators.map((one) => (
          <Checkbox
            key={one}
            checked={form.seen.includes(one)}
            onChange={(isOn) =>
              onChange({
                seen: caseIndicators.filter((each) => (each === one ? isOn : form.seen.includes(each))),
              })
            }
          >
            {t(INDICATOR_TEXT[one])}
          </Checkbox>
        ))}
      </fieldset>
      <Field label={t('plan_days')}>
        <Select
          value={form.days}
          options={(Object.keys(planText) as (keyof typeof planText)[]).map((value) => ({
            value,
            label: t(planText[value]),
          }))}
          onChange={(days) => onChange({ days })}
        />
      </Field>
    </>
  );
}

/** Colleagues who act on cases. */
function Owner({ value, onChange }: { value: string; onChange: (owner: string) => void }) {
  const t = useT();
  const { data } = useAnswer({
    queryKey: ['operators'],
    queryFn: () => call('/console/operator/list'),
  });
  const able = (data?.items ?? []).filter(
    ({ enabled, role }) => enabled && role !== null && (role === 'risk' || role === 'admin'),
  );
  return (
    <Field label={t('case_owner')}>
      <Select
        value={value}
        placeholder={t('choose')}
        options={able.map(({ name, person }) => ({ value: name, label: person }))}
        onChange={onChange}
      />
    </Field>
  );
}
