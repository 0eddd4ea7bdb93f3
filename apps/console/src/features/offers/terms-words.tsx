import type { Kind } from '@tessera/rewards';
import { Facts } from '../../parts/panel.tsx';
import { amountText } from '../../platform/format.ts';
import { type Translate, useT } from '../../platform/i18n.ts';
import { FIELDS, type SimpleField, type TermsField } from './fields.ts';
import { choiceName, kindAbout, weekdays } from './offer-names.ts';

type Values = Readonly<Record<string, unknown>>;

/** The terms of an offer in plain words. */
export function TermsWords({ kind, terms }: { kind: Kind; terms: Values }) {
  const t = useT();
  return (
    <>
      <p className="t2">{t(kindAbout[kind])}</p>
      <Facts facts={FIELDS[kind].map((field) => [t(field.text), wordsOf(field, terms[field.id], t)])} />
    </>
  );
}

function wordsOf(field: TermsField, value: unknown, t: Translate): string {
  const list = Array.isArray(value) ? (value as readonly unknown[]) : [];
  switch (field.as) {
    case 'rows':
      return list
        .map((row) => field.fields.map((each) => simpleWords(each, (row as Values)[each.id], t)).join(' → '))
        .join('；');
    case 'prizes':
      return list.map((prize) => amountText(String(prize))).join(' · ');
    case 'week':
      return list
        .map((amount, at) => `${t(weekdays[at] ?? weekdays[0])} ${amountText(String(amount))}`)
        .join(' · ');
    case 'weekdays':
      return list.map((day) => t(weekdays[Number(day) - 1] ?? weekdays[0])).join(' · ');
    default:
      return simpleWords(field, value, t);
  }
}

function simpleWords({ as }: SimpleField, value: unknown, t: Translate): string {
  if (as === 'money') return amountText(String(value));
  if (as === 'percent') return `${Number(value) / 10_000}%`;
  return as === 'choice' ? t(choiceName(String(value))) : String(value);
}
