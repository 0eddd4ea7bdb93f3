import type { Kind } from '@tessera/rewards';
import { Button, Note } from '@tessera/ui';
import { ArrowLeft, Play, ShieldCheck } from '@tessera/ui/icons';
import { useState } from 'react';
import { useGrant, useOperator } from '../../data/session.ts';
import { Card } from '../../parts/card.tsx';
import { ListFailure } from '../../parts/list-failure.tsx';
import { Page } from '../../parts/page.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { goTo } from '../../platform/address.ts';
import { serverNow } from '../../platform/clock.ts';
import { useT } from '../../platform/i18n.ts';
import { HouseEstimate, PlayerMeaning } from './cost-estimate.tsx';
import { draftFrom, readDraft } from './draft.ts';
import { DryRunResult } from './dry-run-result.tsx';
import { type OfferVersion, useOffer } from './offer-data.ts';
import { OfferFields } from './offer-fields.tsx';
import { kindAbout, kindIn, kindName } from './offer-names.ts';
import styles from './offers.module.css';
import { TermsForm } from './terms-form.tsx';
import { useDryRun } from './use-dry-run.ts';

interface OfferEditorProps {
  /** The offer that gets a version; empty for a new offer. */
  id: string;
  /** Of a new offer. */
  kind: Kind | undefined;
  /** The offer whose newest version the form begins with. */
  templateId: string | undefined;
}

/** The editor of a version: it begins with the newest version of the offer, or of one of its kind. */
export function OfferEditor({ id, kind, templateId }: OfferEditorProps) {
  const t = useT();
  const template = useOffer(templateId);
  const shown = kind ?? kindIn(template.data?.kind);
  return (
    <Page
      cards
      title={t('page_offers')}
      sub={shown && t(id === '' ? 'offer_new_of' : 'offer_version_of', { kind: t(kindName[shown]), id })}
      acts={
        <Button icon={ArrowLeft} onClick={() => goTo('offers', id === '' ? {} : { id })}>
          {t('back')}
        </Button>
      }
    >
      <ListFailure error={template.error} />
      {shown && (templateId === undefined || template.data || template.error) && (
        <EditorForm key={shown} id={id} kind={shown} template={template.data?.versions[0]} />
      )}
    </Page>
  );
}

function EditorForm({ id, kind, template }: { id: string; kind: Kind; template: OfferVersion | undefined }) {
  const t = useT();
  const { timeZone } = useOperator();
  const mayRun = useGrant('activity.dryrun') !== undefined;
  const [typed, setTyped] = useState(() =>
    draftFrom({ id, kind }, template, { now: serverNow(), zone: timeZone }),
  );
  const read = readDraft(typed, timeZone);
  const run = useDryRun(read.payload && { id: typed.id, offer: { ...read.payload } });
  const proposal = useProposal({
    action: 'offer.create',
    target: typed.id,
    payload: read.payload,
    button: 'offer_propose',
    reasonHelp: 'reason_in_log',
    onDone: () => goTo('offers', id === '' ? {} : { id }),
  });
  return (
    <div className={styles.editor}>
      <div className="col">
        <Card title={t('offer_frame')}>
          <div className={styles.body}>
            <OfferFields typed={typed} isKnown={id !== ''} problems={read.problems} onChange={setTyped} />
          </div>
        </Card>
        <Card title={t('offer_terms')} sub={t(kindAbout[kind])}>
          <div className={styles.body}>
            <TermsForm
              kind={kind}
              typed={typed.terms}
              problems={read.termsProblems}
              onChange={(terms) => setTyped({ ...typed, terms })}
            />
            <Note tone="info" icon={ShieldCheck}>
              {t('offer_excluded')}
            </Note>
          </div>
        </Card>
        {mayRun && (
          <Card title={t('dry_run')} sub={t('dry_run_about')}>
            <div className={styles.body}>
              <div className="row">
                <Button
                  icon={Play}
                  loading={run.isRunning}
                  disabled={!read.payload}
                  title={read.payload ? undefined : t('offer_incomplete')}
                  onClick={() => run.run()}
                >
                  {t('dry_run_start')}
                </Button>
                {run.isOld && <span className="t3 s12">{t('dry_run_old')}</span>}
                {run.failure && (
                  <span className="bad s12" role="alert">
                    {run.failure}
                  </span>
                )}
              </div>
              {run.result && <DryRunResult run={run.result} />}
            </div>
          </Card>
        )}
      </div>
      <div className="col">
        <Card title={t('cost_title')}>
          <div className={styles.body}>
            {run.result && read.terms && read.starts !== undefined ? (
              <HouseEstimate
                terms={read.terms}
                run={run.result}
                bounds={{ starts: read.starts, ends: read.ends ?? null, budget: read.budget }}
              />
            ) : (
              <p className="t3">{t('cost_needs_run')}</p>
            )}
            {read.terms && <PlayerMeaning terms={read.terms} />}
          </div>
        </Card>
        <Card title={t('offer_propose_title')}>
          <div className={styles.body}>
            <p className="t2">{t('offer_propose_about')}</p>
            {proposal.body}
            <div className="row">{proposal.foot}</div>
          </div>
        </Card>
      </div>
    </div>
  );
}
