import { Button, SkeletonText, Tag } from '@tessera/ui';
import { useState } from 'react';
import { type Case, caseLook, strengthText, useRiskCase } from '../../data/cases.ts';
import { useGrant, useOperator } from '../../data/session.ts';
import { ListFailure } from '../../parts/list-failure.tsx';
import { State } from '../../parts/marks.tsx';
import { Facts, Panel, PanelSection } from '../../parts/panel.tsx';
import { WaitingCommand } from '../../parts/waiting-command.tsx';
import { changeParams, hashOf } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { useLanguage, useT } from '../../platform/i18n.ts';
import { useKeys } from '../../platform/keys.ts';
import { CaseAct, type CaseActName } from './case-act.tsx';
import { INDICATOR_TEXT, OUTCOME_TEXT } from './case-names.ts';
import { Course } from './course.tsx';
import { Effect } from './effect.tsx';
import { Evidence } from './evidence.tsx';
import { Measures } from './measures.tsx';

const close = () => changeParams({ id: '' });

/** One case: what was found, what was done by itself and by people, whether it helped, and the next step. */
export function CasePanel({ id }: { id: number }) {
  const t = useT();
  const now = useNow();
  const language = useLanguage();
  const { timeZone } = useOperator();
  const { data: shown, error } = useRiskCase(id);
  const [act, setAct] = useState<CaseActName>();
  const step = useStep(shown);
  const isTakeable = step === 'take' && act === undefined;
  useKeys(isTakeable ? { m: () => setAct('take') } : {});
  if (!shown) {
    return (
      <Panel title={<span className="mono">case-{id}</span>} label={t('case')} onClose={close}>
        <ListFailure error={error} />
        {!error && <SkeletonText lines={8} />}
      </Panel>
    );
  }
  if (act) return <CaseAct key={act} shown={shown} act={act} onBack={() => setAct(undefined)} />;
  return (
    <Panel
      title={
        <>
          <span className="mono">case-{shown.id}</span> · {shown.userName}
        </>
      }
      label={t('case')}
      sub={`${shown.title[language]} · ${momentText(shown.openedAt, now, timeZone)}`}
      tag={
        <Tag tone={shown.strength === 'strong' ? 'danger' : 'neutral'}>{t(strengthText[shown.strength])}</Tag>
      }
      onClose={close}
      foot={step && <Foot shown={shown} step={step} onAct={setAct} />}
    >
      <WaitingCommand command={shown.command} />
      <Head shown={shown} />
      <Evidence evidence={shown.evidence} />
      <Effect shown={shown} />
      <Course acts={shown.acts} />
      {step && <Measures onAct={setAct} />}
    </Panel>
  );
}

/** The next step of a case for this operator; undefined when there is none. */
function useStep(shown: Case | undefined): 'take' | 'plan' | 'evaluate' | undefined {
  const now = useNow();
  const { id } = useOperator();
  const mayAct = useGrant('case.act') !== undefined;
  if (!shown || shown.state === 'closed' || shown.command !== null || !mayAct) return undefined;
  if (shown.owner === null) return 'take';
  if (shown.state === 'evaluating') return shown.dueAt <= now ? 'evaluate' : 'take';
  return shown.owner.id === id || shown.state === 'acting' ? 'plan' : 'take';
}

function Foot({
  shown,
  step,
  onAct,
}: {
  shown: Case;
  step: 'take' | 'plan' | 'evaluate';
  onAct: (act: CaseActName) => void;
}) {
  const t = useT();
  const { id } = useOperator();
  const mayEvaluate = useGrant('case.evaluate') !== undefined;
  const isOwn = shown.owner?.id === id;
  return (
    <>
      {shown.owner !== null && (
        <Button onClick={() => onAct(isOwn ? 'hand' : 'take')}>
          {t(isOwn ? 'hand_over_case' : 'take_case')}
        </Button>
      )}
      {mayEvaluate && shown.owner !== null && step !== 'evaluate' && (
        <Button onClick={() => onAct('dismiss')}>{t('outcome_no_concern')}</Button>
      )}
      {step === 'take' && shown.owner === null && (
        <Button className="push" variant="primary" onClick={() => onAct('take')}>
          {t('take_case')}
        </Button>
      )}
      {step === 'plan' && (
        <Button
          className="push"
          variant="primary"
          disabled={shown.state !== 'acting'}
          title={shown.state === 'acting' ? undefined : t('done_by_people_none')}
          onClick={() => onAct('plan')}
        >
          {t('plan_evaluation')}
        </Button>
      )}
      {step === 'evaluate' && mayEvaluate && (
        <Button className="push" variant="primary" onClick={() => onAct('evaluate')}>
          {t('evaluate_case')}
        </Button>
      )}
    </>
  );
}

function Head({ shown }: { shown: Case }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  const moment = (ms: number | null) => (ms === null ? null : momentText(ms, now, timeZone));
  const look = caseLook[shown.state];
  return (
    <PanelSection title={t(shown.kind === 'care' ? 'case_care' : 'case_risk')}>
      <Facts
        facts={[
          [
            t('player'),
            <a
              key="player"
              className="link"
              href={hashOf({ page: 'players', params: { player: String(shown.userId) } })}
            >
              {shown.userName} #{shown.userId}
            </a>,
          ],
          [
            t('case_stage'),
            <State key="stage" tone={look.tone}>
              {t(look.text)}
            </State>,
          ],
          [t('case_owner'), shown.owner?.person ?? t('case_unowned')],
          [t('case_opened_at'), moment(shown.openedAt)],
          [t('case_due'), shown.state === 'closed' ? null : moment(shown.dueAt)],
          [t('case_indicators'), shown.indicators.map((one) => t(INDICATOR_TEXT[one])).join(' · ')],
          [t('case_outcome'), shown.outcome && t(OUTCOME_TEXT[shown.outcome])],
          [t('case_closed_at'), moment(shown.closedAt)],
        ]}
      />
    </PanelSection>
  );
}
