import { inLanguage } from '@tessera/messages/languages';
import { Button, Field, Input, Note } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { useState } from 'react';
import { useGrant } from '../../data/session.ts';
import { ActPanel } from '../../parts/act-panel.tsx';
import { State } from '../../parts/marks.tsx';
import { Facts, Panel, PanelSection } from '../../parts/panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { WaitingCommand } from '../../parts/waiting-command.tsx';
import { changeParams } from '../../platform/address.ts';
import { amountText } from '../../platform/format.ts';
import { type TextKey, useLanguage, useT } from '../../platform/i18n.ts';
import type { ChannelRow } from './channel-data.ts';
import { percentOf, type TypedTerms, termsOf } from './terms.ts';

/** One channel: bounds, fee, whether it takes orders, and what can be changed of it. */
export function ChannelPanel({ channel }: { channel: ChannelRow }) {
  const t = useT();
  const title = useTitle(channel);
  const [act, setAct] = useState<'switch' | 'terms'>();
  const mayWrite = useGrant('channel.write') !== undefined;
  const back = () => setAct(undefined);
  if (act === 'switch') return <SwitchForm channel={channel} onBack={back} />;
  if (act === 'terms') return <TermsForm channel={channel} onBack={back} />;
  return (
    <Panel
      title={title}
      label={t('channel')}
      sub={<span className="mono">{channel.id}</span>}
      tag={
        <State tone={channel.open ? 'ok' : 'off'}>
          {t(channel.open ? 'channel_open' : 'channel_closed')}
        </State>
      }
      onClose={() => changeParams({ id: '' })}
      foot={
        mayWrite &&
        channel.command === null && (
          <>
            <Button variant={channel.open ? 'danger-quiet' : undefined} onClick={() => setAct('switch')}>
              {t(channel.open ? 'channel_close' : 'channel_reopen')}
            </Button>
            <Button className="push" variant="primary" onClick={() => setAct('terms')}>
              {t('change_terms')}
            </Button>
          </>
        )
      }
    >
      <WaitingCommand command={channel.command} />
      <PanelSection title={t('channel_terms')}>
        <Facts
          facts={[
            [t('least_deposit'), amountText(channel.min)],
            [t('most_deposit'), amountText(channel.max)],
            [t('fee_share'), `${percentOf(channel.feePpm)}%`],
            [t('fee_fixed'), amountText(channel.feeFixed)],
          ]}
        />
      </PanelSection>
    </Panel>
  );
}

function useTitle({ id, name }: ChannelRow): string {
  return inLanguage(name, useLanguage()) ?? id;
}

function SwitchForm({ channel, onBack }: { channel: ChannelRow; onBack: () => void }) {
  const t = useT();
  const title = useTitle(channel);
  const proposal = useProposal({
    action: channel.open ? 'channel.close' : 'channel.open',
    target: channel.id,
    payload: {},
    button: channel.open ? 'channel_close' : 'channel_reopen',
    danger: channel.open,
    reasonHelp: 'reason_in_log',
    onDone: onBack,
  });
  return (
    <ActPanel title={title} label={t('channel')} proposal={proposal} onBack={onBack}>
      <p className="t2">{t('channel_close_about')}</p>
    </ActPanel>
  );
}

const FIELD_TEXT = {
  min: 'least_deposit',
  max: 'most_deposit',
  feePercent: 'fee_percent',
  feeFixed: 'fee_fixed',
} as const satisfies Readonly<Record<keyof TypedTerms, TextKey>>;

function TermsForm({ channel, onBack }: { channel: ChannelRow; onBack: () => void }) {
  const t = useT();
  const title = useTitle(channel);
  const before: TypedTerms = {
    min: channel.min,
    max: channel.max,
    feePercent: percentOf(channel.feePpm),
    feeFixed: channel.feeFixed,
  };
  const [typed, setTyped] = useState(before);
  const terms = termsOf(typed);
  const fields = Object.keys(FIELD_TEXT) as (keyof TypedTerms)[];
  const isChanged = fields.some((field) => typed[field] !== before[field]);
  const proposal = useProposal({
    action: 'channel.terms',
    target: channel.id,
    payload: isChanged ? terms : undefined,
    button: 'change_terms',
    reasonHelp: 'reason_in_log',
    onDone: onBack,
  });
  return (
    <ActPanel title={title} label={t('channel')} sub={t('channel_terms')} proposal={proposal} onBack={onBack}>
      <p className="t2">{t('channel_terms_about')}</p>
      {fields.map((field) => (
        <Field key={field} label={t(FIELD_TEXT[field])}>
          <Input
            inputMode="decimal"
            value={typed[field]}
            onValue={(value) => setTyped({ ...typed, [field]: value.trim() })}
          />
        </Field>
      ))}
      {!terms && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {t('channel_terms_wrong')}
        </Note>
      )}
    </ActPanel>
  );
}
