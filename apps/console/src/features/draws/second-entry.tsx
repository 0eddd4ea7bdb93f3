import { blindActions, type CommandAction } from '@tessera/protocol/console-permissions';
import { Button, Note, toast } from '@tessera/ui';
import { EyeOff, Inbox, TriangleAlert } from '@tessera/ui/icons';
import { useState } from 'react';
import { useCommand } from '../../data/commands.ts';
import { useGrant } from '../../data/session.ts';
import { PanelSection } from '../../parts/panel.tsx';
import { goTo } from '../../platform/address.ts';
import { call } from '../../platform/call.ts';
import { useT } from '../../platform/i18n.ts';
import { refreshAll } from '../../platform/query.ts';
import { useRids } from '../../platform/rid.ts';
import { useAct } from '../../platform/use-act.ts';
import type { Draw } from './draw-data.ts';
import { NumbersField } from './entry-form.tsx';
import { numbersOf } from './numbers.ts';

/** The second of two people enters the numbers without seeing the first entry. Why that ended the command stays readable. */
export function SecondEntry({ draw }: { draw: Draw }) {
  const [failure, setFailure] = useState('');
  const { command } = draw;
  const mayWrite = useGrant('result.write') !== undefined;
  return (
    <>
      {failure !== '' && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {failure}
        </Note>
      )}
      {command &&
        (mayWrite && !command.own && (blindActions as readonly string[]).includes(command.action) ? (
          <Blind key={command.id} command={command} onFailure={setFailure} />
        ) : (
          <Waits command={command} />
        ))}
    </>
  );
}

type Waiting = NonNullable<Draw['command']>;

/** A command about the draw that waits for somebody else, or is decided by what is shown. */
function Waits({ command }: { command: Waiting }) {
  const t = useT();
  const isBlind = blindActions.includes(command.action as CommandAction);
  return (
    <Note
      tone="info"
      icon={Inbox}
      action={
        <Button size="sm" onClick={() => goTo('approvals', { view: 'all', id: String(command.id) })}>
          {t('open_command')}
        </Button>
      }
    >
      {t(command.own && isBlind ? 'result_waits' : 'command_waits')}
    </Note>
  );
}

function Blind({ command, onFailure }: { command: Waiting; onFailure: (text: string) => void }) {
  const t = useT();
  const [text, setText] = useState('');
  const { data: shown } = useCommand(command.id);
  const ridOf = useRids();
  const numbers = numbersOf(text);
  const enter = useAct(async () => {
    if (!shown) return;
    onFailure('');
    const { id, shownHash } = shown;
    try {
      await call('/console/command/approve', { rid: ridOf(`${id} ${text}`), id, shownHash, entry: numbers });
      toast(t('result_agreed'), { type: 'success' });
    } catch (error) {
      if (error instanceof Error) onFailure(error.message);
      throw error;
    } finally {
      await refreshAll();
    }
  });
  return (
    <PanelSection title={t('result_enter')}>
      <Note tone="info" icon={EyeOff}>
        {t('result_blind_second', { person: command.by })}
      </Note>
      <form
        className="col"
        onSubmit={(event) => {
          event.preventDefault();
          enter.run();
        }}
      >
        <NumbersField text={text} onText={setText} />
        <div>
          <Button
            type="submit"
            variant="primary"
            disabled={numbers === undefined || !shown}
            loading={enter.isRunning}
          >
            {t('result_submit')}
          </Button>
        </div>
      </form>
    </PanelSection>
  );
}
