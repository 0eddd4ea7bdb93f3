import { inLanguage } from '@tessera/messages/languages';
import { Button, Field, Input, Note } from '@tessera/ui';
import { ArrowLeft, EyeOff } from '@tessera/ui/icons';
import { useState } from 'react';
import { Panel } from '../../parts/panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { changeParams } from '../../platform/address.ts';
import { type TextKey, useLanguage, useT } from '../../platform/i18n.ts';
import type { Draw } from './draw-data.ts';
import { numbersOf } from './numbers.ts';

const names = {
  'result.enter': 'result_enter',
  'result.void': 'result_void',
  'result.correct': 'result_correct',
} as const satisfies Readonly<Record<string, TextKey>>;

/** What is proposed about the result of an official draw. */
export type EntryAction = keyof typeof names;

/** The first of two people: enters the official numbers or later ones, or has the draw voided. */
export function EntryForm({ draw, action, onBack }: { draw: Draw; action: EntryAction; onBack: () => void }) {
  const t = useT();
  const language = useLanguage();
  const [text, setText] = useState('');
  const isVoid = action === 'result.void';
  const numbers = numbersOf(text);
  const proposal = useProposal({
    action,
    target: String(draw.id),
    payload: isVoid ? {} : numbers === undefined ? undefined : { numbers },
    button: isVoid ? 'result_void' : 'result_submit',
    danger: isVoid,
    reasonHelp: 'reason_in_log',
    onDone: onBack,
  });
  return (
    <Panel
      title={inLanguage(draw.name, language) ?? draw.lottery}
      label={t('draw')}
      sub={
        <>
          <span className="n">{draw.issue}</span> · {t(names[action])}
        </>
      }
      onClose={() => changeParams({ id: '' })}
      foot={proposal.foot}
    >
      <div>
        <Button size="sm" icon={ArrowLeft} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      {!isVoid && (
        <>
          <Note tone="info" icon={EyeOff}>
            {t('result_blind_first')}
          </Note>
          {action === 'result.correct' && <p className="t2">{t('result_correct_about')}</p>}
          <NumbersField text={text} onText={setText} />
        </>
      )}
      {proposal.body}
    </Panel>
  );
}

/** The field for drawn numbers. The browser keeps nothing of it. */
export function NumbersField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const t = useT();
  const isWrong = text !== '' && numbersOf(text) === undefined;
  return (
    <Field
      label={t('result_numbers')}
      help={t('result_numbers_help')}
      {...(isWrong ? { error: t('result_numbers_wrong') } : {})}
    >
      <Input inputMode="text" autoComplete="off" spellCheck={false} value={text} onValue={onText} />
    </Field>
  );
}
