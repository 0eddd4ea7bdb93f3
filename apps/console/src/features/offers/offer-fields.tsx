import { VIP_LEVELS } from '@tessera/rewards';
import { Field, Input, Select } from '@tessera/ui';
import { useState } from 'react';
import { useOperator } from '../../data/session.ts';
import { type TextKey, useT } from '../../platform/i18n.ts';
import type { DraftProblem, TypedOffer } from './draft.ts';
import styles from './offers.module.css';

interface OfferFieldsProps {
  typed: TypedOffer;
  /** The offer exists: its id stays. */
  isKnown: boolean;
  problems: readonly DraftProblem[];
  onChange: (typed: TypedOffer) => void;
}

const levels = VIP_LEVELS.map(({ level }) => ({ value: String(level), label: `VIP ${level}` }));

const wrong = {
  id: 'offer_wrong_id',
  zhCn: 'offer_wrong_missing',
  enUs: 'offer_wrong_missing',
  starts: 'offer_wrong_time',
  ends: 'offer_wrong_end',
  budget: 'offer_wrong_amount',
  perPlayer: 'offer_wrong_amount',
  vipTo: 'offer_wrong_levels',
} as const satisfies Readonly<Record<DraftProblem, TextKey>>;

/** What every offer has beside its terms: id, names, time, budget, and whom it is for. */
export function OfferFields({ typed, isKnown, problems, onChange }: OfferFieldsProps) {
  const t = useT();
  const { timeZone } = useOperator();
  const [left, setLeft] = useState<ReadonlySet<DraftProblem>>(new Set());
  /** That a field is empty is told once it was left so. */
  const errorOf = (field: DraftProblem) =>
    problems.includes(field) && (typed[field] !== '' || left.has(field)) ? t(wrong[field]) : undefined;
  const input = (field: 'id' | 'zhCn' | 'enUs' | 'starts') => ({
    value: typed[field],
    onBlur: () => setLeft(new Set(left).add(field)),
  });
  const set = (changes: Partial<TypedOffer>) => onChange({ ...typed, ...changes });
  return (
    <div className={styles.fields}>
      <Field label={t('offer_id')} help={t('offer_id_help')} error={errorOf('id')}>
        <Input
          {...input('id')}
          disabled={isKnown}
          maxLength={64}
          onValue={(id) => set({ id: id.trim().toLowerCase() })}
        />
      </Field>
      <Field label={t('offer_name_zh')} error={errorOf('zhCn')}>
        <Input {...input('zhCn')} maxLength={80} onValue={(zhCn) => set({ zhCn })} />
      </Field>
      <Field label={t('offer_name_en')} help={t('offer_name_help')} error={errorOf('enUs')}>
        <Input {...input('enUs')} maxLength={80} onValue={(enUs) => set({ enUs })} />
      </Field>
      <Field label={t('offer_starts')} help={timeZone} error={errorOf('starts')}>
        <Input type="datetime-local" {...input('starts')} onValue={(starts) => set({ starts })} />
      </Field>
      <Field label={t('offer_ends')} help={t('offer_ends_help')} error={errorOf('ends')}>
        <Input type="datetime-local" value={typed.ends} onValue={(ends) => set({ ends })} />
      </Field>
      <Field label={t('offer_budget')} help={t('offer_budget_help')} error={errorOf('budget')}>
        <Input
          inputMode="decimal"
          value={typed.budget}
          maxLength={16}
          onValue={(budget) => set({ budget: budget.trim() })}
        />
      </Field>
      <Field label={t('offer_per_player')} help={t('offer_per_player_help')} error={errorOf('perPlayer')}>
        <Input
          inputMode="decimal"
          value={typed.perPlayer}
          maxLength={16}
          onValue={(perPlayer) => set({ perPlayer: perPlayer.trim() })}
        />
      </Field>
      <Field label={t('offer_vip_from')}>
        <Select value={typed.vipFrom} options={levels} onChange={(vipFrom) => set({ vipFrom })} />
      </Field>
      <Field label={t('offer_vip_to')} error={errorOf('vipTo')}>
        <Select value={typed.vipTo} options={levels} onChange={(vipTo) => set({ vipTo })} />
      </Field>
    </div>
  );
}
