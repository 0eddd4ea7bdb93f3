import { Note, SkeletonText } from '@tessera/ui';
import { Clock, Info, TriangleAlert } from '@tessera/ui/icons';
import { actionName } from '../../data/action-names.ts';
import { type Command, useCommand } from '../../data/commands.ts';
import { stateLook } from '../../data/names.ts';
import { useOperator } from '../../data/session.ts';
import { ListFailure } from '../../parts/list-failure.tsx';
import { Fingerprint, People, State } from '../../parts/marks.tsx';
import { Panel, PanelSection } from '../../parts/panel.tsx';
import { changeParams } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { momentText, spanText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { CommandChange } from './command-change.tsx';
import { Decision } from './decision.tsx';
import { DecisionPeople } from './decision-people.tsx';
import { standingOf } from './standing.ts';
import { targetAddress } from './target-address.ts';

/** One command: exactly what is approved, who said what, until when, and the decision. */
export function CommandPanel({ id }: { id: number }) {
  const t = useT();
  const { data: command, error } = useCommand(Number.isSafeInteger(id) && id > 0 ? id : undefined);
  const close = () => changeParams({ id: '' });
  if (!command) {
    return (
      <Panel title={`#${id}`} label={t('command')} onClose={close}>
        <ListFailure error={error} />
        {!error && <SkeletonText lines={6} />}
      </Panel>
    );
  }
  const look = stateLook[command.state];
  return (
    <Panel
      title={t(actionName[command.action])}
      label={t('command')}
      sub={
        <>
          <span className="mono">#{command.id}</span> · {command.action} ·{' '}
          <a className="link" href={targetAddress(command.action, command.target)}>
            {command.target}
          </a>
        </>
      }
      tag={<State tone={look.tone}>{t(look.text)}</State>}
      onClose={close}
      foot={standingOf(command) !== 'ended' && <Decision command={command} />}
    >
      <Warning command={command} />
      <CommandChange command={command} />
      <PanelSection title={t('reason')}>
        <p className="t2">{command.reason}</p>
      </PanelSection>
      <PanelSection title={t('course')}>
        <People>
          <DecisionPeople command={command} />
          <Expiry command={command} />
        </People>
      </PanelSection>
      <PanelSection title={t('fingerprint')}>
        <Fingerprint hash={command.shownHash} />
      </PanelSection>
    </Panel>
  );
}

/** Why a command cannot be approved, or what is special about it. */
function Warning({ command }: { command: Command }) {
  const t = useT();
  const standing = standingOf(command);
  if (standing === 'changed' || command.state === 'stale') {
    return (
      <Note tone="danger" icon={TriangleAlert}>
        {t('stale_about', { from: command.shown.targetVersion, to: command.now.targetVersion })}
      </Note>
    );
  }
  if (standing === 'own') {
    return (
      <Note tone="info" icon={Info}>
        {t('own_about')}
      </Note>
    );
  }
  if (command.action === 'policy.change') {
    return (
      <Note tone="warning" icon={TriangleAlert}>
        {t('policy_about')}
      </Note>
    );
  }
  return null;
}

function Expiry({ command }: { command: Command }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  const isOpen = command.state === 'pending';
  return (
    <div data-plain="">
      <Clock size={16} aria-hidden="true" />
      <div className="grow">
        <div className="m">
          {isOpen
            ? t('expires_at', { at: momentText(command.expiresAt, now, timeZone) })
            : t(stateLook[command.state].text)}
        </div>
        <div className="s12 t3">
          {isOpen
            ? t('left', { span: spanText(command.expiresAt - now, t) })
            : momentText(command.endedAt ?? command.at, now, timeZone)}
        </div>
      </div>
    </div>
  );
}
