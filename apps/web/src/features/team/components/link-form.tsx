import { Button, Field, Input, Note, Select } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { useId, useState } from 'react';
import { finishSize } from '../../../components/form-sizes/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { TeamLink, TeamLinks } from '../api/team.ts';
import {
  type Expiry,
  expiries,
  firstRate,
  type LinkDraft,
  termsOf,
  type UseLimit,
  useLimits,
} from '../model/link-terms.ts';
import { KindRateFields } from './kind-rate-fields.tsx';
import styles from './link-form.module.css';
import { useNewLink } from './use-new-link.ts';

interface LinkFormProps {
  links: TeamLinks;
  onCreated: (link: TeamLink) => void;
}

/** A new link: its name, who joins with which rate, how long it lasts and for how many. */
export function LinkForm({ links: { rate_max_ppm, return_ppm }, onCreated }: LinkFormProps) {
  const t = useT();
  const note = useId();
  const [draft, setDraft] = useState<LinkDraft>(() => ({
    name: '',
    kind: 'player',
    ratePpm: firstRate(rate_max_ppm),
    expiry: '90',
    uses: '50',
  }));
  const [nameMissing, setNameMissing] = useState(false);
  const change = (part: Partial<LinkDraft>) => setDraft((before) => ({ ...before, ...part }));
  const create = useNewLink((link) => {
    toast(t('tm_created'), { type: 'success' });
    change({ name: '' });
    onCreated(link);
  });
  // The own rate may have fallen since.
  const shown = { ...draft, ratePpm: Math.min(draft.ratePpm, rate_max_ppm) };
  const submit = () => {
    const missing = draft.name.trim() === '';
    setNameMissing(missing);
    if (!missing) create.start(termsOf(shown));
  };
  return (
    <form
      className={styles.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label={t('tm_name')} error={nameMissing ? t('tm_name_missing') : undefined}>
        <Input
          maxLength={40}
          autoComplete="off"
          value={draft.name}
          onValue={(name) => {
            change({ name });
            setNameMissing(false);
          }}
        />
      </Field>
      <KindRateFields draft={shown} onChange={change} max={rate_max_ppm} returned={return_ppm} />
      <div className={styles.pair}>
        <Field label={t('tm_expiry')}>
          <Select<Expiry>
            options={expiries.map((value) => ({
              value,
              label: value === 'never' ? t('tm_never') : t('tm_days', { n: Number(value) }),
            }))}
            value={draft.expiry}
            onChange={(expiry) => change({ expiry })}
          />
        </Field>
        <Field label={t('tm_uses_max')}>
          <Select<UseLimit>
            options={useLimits.map((value) => ({
              value,
              label: value === 'any' ? t('tm_no_limit') : t('tm_people', { n: value }),
            }))}
            value={draft.uses}
            onChange={(uses) => change({ uses })}
          />
        </Field>
      </div>
      {create.failure !== undefined && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          <span id={note}>{create.failure}</span>
        </Note>
      )}
      <Button
        type="submit"
        variant="primary"
        size={finishSize}
        block
        loading={create.isPending}
        aria-describedby={create.failure === undefined ? undefined : note}
      >
        {t('tm_create')}
      </Button>
    </form>
  );
}
