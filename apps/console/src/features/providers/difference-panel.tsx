import { Button, Field, Select } from '@tessera/ui';
import { useState } from 'react';
import { useGrant, useOperator } from '../../data/session.ts';
import { ActPanel } from '../../parts/act-panel.tsx';
import { State } from '../../parts/marks.tsx';
import { Facts, Panel, PanelSection } from '../../parts/panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { WaitingCommand } from '../../parts/waiting-command.tsx';
import { changeParams } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { momentText, signedText } from '../../platform/format.ts';
import { type TextKey, useT } from '../../platform/i18n.ts';
import { type DifferenceRow, problemText } from './provider-data.ts';

/** One difference: both sides, since when it is seen, and its end. */
export function DifferencePanel({ difference }: { difference: DifferenceRow }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  const [isClosing, setClosing] = useState(false);
  const mayClose = useGrant('provider.close') !== undefined;
  if (isClosing) return <Close difference={difference} onBack={() => setClosing(false)} />;
  const moment = (ms: number | null) => (ms === null ? null : momentText(ms, now, timeZone));
  const side = (amount: string | null) =>
    amount === null ? t('no_movement') : `${signedText(amount)} ${difference.currency}`;
  const isOpen = difference.closedAt === null;
  return (
    <Panel
      title={<span className="mono">{difference.ref}</span>}
      label={t('difference')}
      sub={`${difference.provider} · ${difference.kind}`}
      tag={
        <State tone={isOpen ? 'bad' : 'off'}>
          {t(isOpen ? 'difference_open' : difference.closedBy === null ? 'view_gone' : 'view_closed')}
        </State>
      }
      onClose={() => changeParams({ id: '' })}
      foot={
        isOpen &&
        mayClose &&
        difference.command === null && (
          <Button className="push" variant="primary" onClick={() => setClosing(true)}>
            {t('difference_close')}
          </Button>
        )
      }
    >
      <WaitingCommand command={difference.command} />
      <PanelSection title={t(problemText[difference.problem])}>
        <Facts
          facts={[
            [t('ours'), side(difference.ours)],
            [t('theirs'), side(difference.theirs)],
            [t('off_by'), `${signedText(difference.off)} ${difference.currency}`],
            [t('moved_at'), moment(difference.movedAt)],
            [t('first_seen'), moment(difference.firstAt)],
            [t('last_seen'), moment(difference.lastAt)],
            [t('closed_by'), difference.closedBy],
            [t('closed_on'), moment(difference.closedAt)],
            [t('reason'), difference.note],
          ]}
        />
      </PanelSection>
      <p className="t2">{t('difference_about')}</p>
    </Panel>
  );
}

const OUTCOME_TEXT = {
  ours_wrong: 'outcome_ours',
  theirs_wrong: 'outcome_theirs',
  timing: 'outcome_timing',
  written_off: 'outcome_written_off',
} as const satisfies Readonly<Record<string, TextKey>>;
type Outcome = keyof typeof OUTCOME_TEXT;

/** Closes a difference with what was found out. No money moves by it. */
function Close({ difference, onBack }: { difference: DifferenceRow; onBack: () => void }) {
  const t = useT();
  const [outcome, setOutcome] = useState<Outcome | ''>('');
  const proposal = useProposal({
    action: 'difference.close',
    target: String(difference.id),
    payload: outcome === '' ? undefined : { outcome },
    button: 'difference_close',
    reasonHelp: 'reason_in_log',
    onDone: onBack,
  });
  return (
    <ActPanel
      title={<span className="mono">{difference.ref}</span>}
      label={t('difference')}
      sub={`${difference.provider} · ${difference.kind}`}
      proposal={proposal}
      onBack={onBack}
    >
      <Field label={t('outcome')}>
        <Select
          options={[
            { value: '', label: t('choose') },
            ...(Object.keys(OUTCOME_TEXT) as Outcome[]).map((value) => ({
              value,
              label: t(OUTCOME_TEXT[value]),
            })),
          ]}
          value={outcome}
          onChange={(value) => setOutcome(value as Outcome | '')}
        />
      </Field>
    </ActPanel>
  );
}
