import { CircleCheck, CircleX } from '@tessera/ui/icons';
import type { Command } from '../../data/commands.ts';
import { roleName } from '../../data/names.ts';
import { useOperator } from '../../data/session.ts';
import { PersonMark } from '../../parts/marks.tsx';
import { useNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';

const SAID = { propose: 'said_propose', approve: 'said_approve', reject: 'said_reject' } as const;

/** Who has said what; a dashed box for each person that is still awaited. */
export function DecisionPeople({ command }: { command: Command }) {
  const t = useT();
  const now = useNow();
  const { timeZone, person } = useOperator();
  const signed = command.decisions.filter(({ what }) => what !== 'reject').length;
  const awaited = command.state === 'pending' ? Math.max(0, command.needs - signed) : 0;
  return (
    <>
      {command.decisions.map(({ by, what, at, reason }) => (
        <div key={`${by.id} ${what} ${at}`}>
          <PersonMark name={by.person} />
          <div className="grow">
            <div className="m clip">
              {by.person} <span className={what === 'approve' ? 'ok' : 't3'}>{t(SAID[what])}</span>
            </div>
            <div className="s12 t3" title={reason}>
              {momentText(at, now, timeZone)} · {t(roleName[by.role])}
            </div>
          </div>
          {what === 'approve' && <CircleCheck size={16} className="ok" aria-hidden="true" />}
          {what === 'reject' && <CircleX size={16} className="bad" aria-hidden="true" />}
        </div>
      ))}
      {Array.from({ length: awaited }, (_, place) => place).map((place) => (
        <div key={place} data-awaited="">
          <PersonMark name={command.mayApprove ? person : '—'} />
          <div className="grow">
            <div className="m clip">{t(command.mayApprove ? 'awaits_you' : 'awaits_other')}</div>
            <div className="s12 t3">{t('other_person')}</div>
          </div>
        </div>
      ))}
    </>
  );
}
