import { inLanguage } from '@tessera/messages/languages';
import { parseAmount } from '@tessera/protocol/money';
import { readTerms } from '@tessera/rewards';
import { Button } from '@tessera/ui';
import { Play } from '@tessera/ui/icons';
import { useState } from 'react';
import { useGrant, useOperator } from '../../data/session.ts';
import { ActPanel } from '../../parts/act-panel.tsx';
import { ListFailure } from '../../parts/list-failure.tsx';
import { State } from '../../parts/marks.tsx';
import { Facts, Panel, PanelSection } from '../../parts/panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { WaitingCommand } from '../../parts/waiting-command.tsx';
import { changeParams, goTo } from '../../platform/address.ts';
import { amountText, countText } from '../../platform/format.ts';
import { useLanguage, useT } from '../../platform/i18n.ts';
import { wallText } from '../../platform/zone-time.ts';
import { HouseEstimate, PlayerMeaning } from './cost-estimate.tsx';
import { DryRunResult } from './dry-run-result.tsx';
import { type Offer, type OfferVersion, useOffer } from './offer-data.ts';
import { kindIn, kindName, offerState } from './offer-names.ts';
import styles from './offers.module.css';
import { TermsWords } from './terms-words.tsx';
import { useDryRun } from './use-dry-run.ts';

/** One offer: its terms in plain words, versions, what was given, a dry run, and what can be done. */
export function OfferPanel({ id }: { id: string }) {
  const t = useT();
  const offer = useOffer(id);
  if (offer.data) return <Opened key={id} offer={offer.data} />;
  return (
    <Panel title={id} label={t('offer')} onClose={() => changeParams({ id: '' })}>
      <ListFailure error={offer.error} />
    </Panel>
  );
}

function Opened({ offer }: { offer: Offer }) {
  const t = useT();
  const language = useLanguage();
  const { versions, command } = offer;
  const running =
    versions.find(({ state }) => state === 'live') ?? versions.find(({ state }) => state === 'scheduled');
  const draft = versions.find(({ mayGoLive }) => mayGoLive);
  const [picked, setPicked] = useState<number>();
  const [act, setAct] = useState<'live' | 'stop'>();
  const mayWrite = useGrant('activity.propose') !== undefined;
  const shown = versions.find(({ version }) => version === picked) ?? running ?? draft ?? versions[0];
  if (!shown) return null;
  const title = inLanguage(shown.name, language) ?? offer.id;
  const back = () => setAct(undefined);
  if (act === 'live' && draft) return <LiveForm offer={offer} draft={draft} title={title} onBack={back} />;
  if (act === 'stop') return <StopForm id={offer.id} title={title} onBack={back} />;
  const kind = kindIn(offer.kind);
  return (
    <Panel
      title={title}
      label={t('offer')}
      sub={
        <>
          <span className="mono">{offer.id}</span> · {kind ? t(kindName[kind]) : offer.kind}
        </>
      }
      tag={<State tone={offerState[shown.state].tone}>{t(offerState[shown.state].text)}</State>}
      onClose={() => changeParams({ id: '' })}
      foot={
        mayWrite &&
        command === null && (
          <>
            {running && (
              <Button variant="danger-quiet" onClick={() => setAct('stop')}>
                {t('offer_stop')}
              </Button>
            )}
            <Button onClick={() => goTo('offers', { edit: offer.id })}>{t('offer_new_version')}</Button>
            {draft && (
              <Button className="push" variant="primary" onClick={() => setAct('live')}>
                {t('offer_go_live', { version: String(draft.version) })}
              </Button>
            )}
          </>
        )
      }
    >
      <WaitingCommand command={command} />
      <PanelSection title={t('offer_terms')} end={t('version_n', { version: String(shown.version) })}>
        {kind && <TermsWords kind={kind} terms={shown.terms} />}
        <FrameFacts version={shown} used={offer.used} />
      </PanelSection>
      <Versions versions={versions} shown={shown.version} onPick={setPicked} />
      <GivenSection offer={offer} version={shown} />
      <StoredRun key={shown.version} id={offer.id} version={shown} />
    </Panel>
  );
}

/** Times, budget and audience of a version. */
function FrameFacts({ version, used }: { version: OfferVersion; used: string }) {
  const t = useT();
  const { timeZone } = useOperator();
  const { starts, ends, stoppedAt, budget, perPlayer, audience } = version;
  const time = (ms: number | null) => (ms === null ? null : wallText(ms, timeZone).replace('T', ' '));
  return (
    <Facts
      facts={[
        [t('offer_starts'), time(starts)],
        [t('offer_ends'), time(ends) ?? t('offer_no_end')],
        [t('offer_stopped'), time(stoppedAt)],
        [t('offer_budget'), budget === null ? t('offer_no_bound') : amountText(budget)],
        [t('offer_used'), amountText(used)],
        [t('offer_per_player'), perPlayer === null ? null : amountText(perPlayer)],
        [
          t('offer_audience'),
          audience === null
            ? t('offer_for_all')
            : t('offer_for_levels', { from: audience.vipFrom, to: audience.vipTo }),
        ],
        [t('offer_made_by'), version.createdBy],
      ]}
    />
  );
}

function Versions({
  versions,
  shown,
  onPick,
}: {
  versions: readonly OfferVersion[];
  shown: number;
  onPick: (version: number) => void;
}) {
  const t = useT();
  if (versions.length === 1) return null;
  return (
    <PanelSection title={t('offer_versions')}>
      <div className={styles.versions}>
        {versions.map(({ version, state }) => (
          <Button
            key={version}
            size="sm"
            aria-pressed={version === shown}
            variant={version === shown ? 'primary' : undefined}
            onClick={() => onPick(version)}
          >
            {`${version} · ${t(offerState[state].text)}`}
          </Button>
        ))}
      </div>
    </PanelSection>
  );
}

function GivenSection({ offer, version }: { offer: Offer; version: OfferVersion }) {
  const t = useT();
  const { timeZone } = useOperator();
  const { given } = version;
  const rewards = offer.rewards.filter((one) => one.version === version.version);
  return (
    <PanelSection title={t('offer_was_given')} end={offer.partial ? t('offer_partial') : undefined}>
      <Facts
        facts={[
          [t('offer_rewards'), countText(given.rewards)],
          [t('offer_players'), countText(given.players)],
          [t('offer_given'), amountText(given.amount)],
          [t('offer_paid'), amountText(given.paid)],
        ]}
      />
      <Facts
        facts={rewards.map(
          ({ id, userId, userName, amount, at }) =>
            [
              wallText(at, timeZone).replace('T', ' '),
              <span key={id}>
                {userName ?? `#${userId}`} · <span className="n">{amountText(amount)}</span>
              </span>,
            ] as const,
        )}
      />
    </PanelSection>
  );
}

/** A dry run of a stored version, with the cost that follows from it. */
function StoredRun({ id, version }: { id: string; version: OfferVersion }) {
  const t = useT();
  const mayRun = useGrant('activity.dryrun') !== undefined;
  const run = useDryRun({ id, version: version.version });
  const terms = readTerms(version.terms);
  const budget = version.budget === null ? null : parseAmount(version.budget);
  if (!terms.ok) return null;
  return (
    <>
      <PlayerMeaning terms={terms.value} />
      {mayRun && (
        <PanelSection title={t('dry_run')}>
          <div className="row">
            <Button size="sm" icon={Play} loading={run.isRunning} onClick={() => run.run()}>
              {t('dry_run_start')}
            </Button>
            {run.failure && (
              <span className="bad s12" role="alert">
                {run.failure}
              </span>
            )}
          </div>
          {run.result && (
            <>
              <HouseEstimate
                terms={terms.value}
                run={run.result}
                bounds={{
                  starts: version.starts,
                  ends: version.ends,
                  budget: budget?.ok ? budget.value : null,
                }}
              />
              <DryRunResult run={run.result} />
            </>
          )}
        </PanelSection>
      )}
    </>
  );
}

interface ActProps {
  title: string;
  onBack: () => void;
}

function LiveForm({ offer, draft, title, onBack }: ActProps & { offer: Offer; draft: OfferVersion }) {
  const t = useT();
  const proposal = useProposal({
    action: 'offer.live',
    target: offer.id,
    payload: { version: draft.version },
    button: 'offer_go_live',
    values: { version: String(draft.version) },
    reasonHelp: 'reason_in_log',
    onDone: onBack,
  });
  const kind = kindIn(offer.kind);
  return (
    <ActPanel title={title} label={t('offer')} sub={t('offer_live_sub')} proposal={proposal} onBack={onBack}>
      <p className="t2">{t('offer_live_about')}</p>
      <PanelSection title={t('offer_terms')} end={t('version_n', { version: String(draft.version) })}>
        {kind && <TermsWords kind={kind} terms={draft.terms} />}
        <FrameFacts version={draft} used={offer.used} />
      </PanelSection>
    </ActPanel>
  );
}

function StopForm({ id, title, onBack }: ActProps & { id: string }) {
  const t = useT();
  const proposal = useProposal({
    action: 'offer.stop',
    target: id,
    payload: {},
    button: 'offer_stop',
    danger: true,
    reasonHelp: 'reason_in_log',
    onDone: onBack,
  });
  return (
    <ActPanel title={title} label={t('offer')} sub={t('offer_stop')} proposal={proposal} onBack={onBack}>
      <p className="t2">{t('offer_stop_about')}</p>
    </ActPanel>
  );
}
