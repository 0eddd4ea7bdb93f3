import { inLanguage } from '@tessera/messages/languages';
import { Note, SkeletonText } from '@tessera/ui';
import { ShieldCheck } from '@tessera/ui/icons';
import { useState } from 'react';
import { ListFailure } from '../../parts/list-failure.tsx';
import { State } from '../../parts/marks.tsx';
import { Panel } from '../../parts/panel.tsx';
import { changeParams } from '../../platform/address.ts';
import { useLanguage, useT } from '../../platform/i18n.ts';
import { DrawActs } from './draw-acts.tsx';
import { drawLook, useDraw } from './draw-data.ts';
import { DrawFacts } from './draw-facts.tsx';
import { DrawProofs } from './draw-proofs.tsx';
import { type EntryAction, EntryForm } from './entry-form.tsx';
import { SecondEntry } from './second-entry.tsx';

const close = () => changeParams({ id: '' });

/** One draw: its step, its numbers, journal and proofs. Only an official draw has an entry for its result. */
export function DrawPanel({ id }: { id: number }) {
  const t = useT();
  const language = useLanguage();
  const { data: draw, error } = useDraw(id);
  const [act, setAct] = useState<EntryAction>();
  if (!draw) {
    return (
      <Panel title={`#${id}`} label={t('draw')} onClose={close}>
        <ListFailure error={error} />
        {!error && <SkeletonText lines={8} />}
      </Panel>
    );
  }
  if (act) return <EntryForm draw={draw} action={act} onBack={() => setAct(undefined)} />;
  const look = drawLook(draw);
  return (
    <Panel
      title={inLanguage(draw.name, language) ?? draw.lottery}
      label={t('draw')}
      sub={<span className="n">{draw.issue}</span>}
      tag={<State tone={look.tone}>{t(look.text)}</State>}
      onClose={close}
    >
      {draw.source === 'verifiable' ? (
        <Note tone="info" icon={ShieldCheck}>
          {t('own_draw_statement')}
        </Note>
      ) : (
        <>
          <SecondEntry draw={draw} />
          <DrawActs draw={draw} onAct={setAct} />
        </>
      )}
      <DrawFacts draw={draw} />
      <DrawProofs draw={draw} />
    </Panel>
  );
}
