import { Button } from '@tessera/ui';
import { useGrant } from '../../data/session.ts';
import { useNow } from '../../platform/clock.ts';
import type { TextKey } from '../../platform/i18n.ts';
import { useT } from '../../platform/i18n.ts';
import type { Draw } from './draw-data.ts';
import type { EntryAction } from './entry-form.tsx';

/** What can be proposed about the result of an official draw now. */
export function DrawActs({ draw, onAct }: { draw: Draw; onAct: (act: EntryAction) => void }) {
  const t = useT();
  const now = useNow();
  const mayWrite = useGrant('result.write') !== undefined;
  if (!mayWrite || draw.command) return null;
  const { state } = draw;
  const isBefore = state === 'scheduled' || state === 'open' || state === 'closed' || state === 'sealed';
  const acts: readonly (readonly [boolean, EntryAction, TextKey])[] = [
    [state === 'sealed' && draw.drawAt <= now, 'result.enter', 'result_enter'],
    [isBefore, 'result.void', 'result_void'],
    [state === 'settled', 'result.correct', 'result_correct'],
  ];
  return (
    <div className="row">
      {acts
        .filter(([isOffered]) => isOffered)
        .map(([, act, text]) => (
          <Button
            key={act}
            size="sm"
            variant={act === 'result.void' ? 'danger-quiet' : 'secondary'}
            onClick={() => onAct(act)}
          >
            {t(text)}
          </Button>
        ))}
    </div>
  );
}
