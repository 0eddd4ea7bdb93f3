import { Field, Input } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useGrant } from '../../data/session.ts';
import { Panel, PanelSection } from '../../parts/panel.tsx';
import type { Proposal } from '../../parts/proposal.tsx';
import { WaitingCommand } from '../../parts/waiting-command.tsx';
import { changeParams } from '../../platform/address.ts';
import { useT } from '../../platform/i18n.ts';

/** Closes the panel of {@link VersionPanel}. */
export const closeVersions = () => changeParams({ id: '' });

/**
 * The panel of a table whose versions each begin on a day to come: the form of the next one, for those who may propose it while none waits,
 * and the versions of before.
 */
export function VersionPanel({
  title,
  about,
  number,
  command,
  day,
  proposal,
  form,
  past,
}: {
  title: string;
  about: string;
  /** Number of the newest version. */
  number: number;
  /** Id of the command that waits for another person. */
  command: number | null;
  /** First day of the next version; `first` is the earliest, `2026-12-01`. */
  day: { readonly first: string; readonly from: string; readonly onFrom: (from: string) => void };
  proposal: Proposal;
  form: ReactNode;
  past: ReactNode;
}) {
  const t = useT();
  const mayWrite = useGrant('activity.propose') !== undefined && command === null;
  const isDay = day.from >= day.first;
  return (
    <Panel
      title={title}
      label={title}
      sub={t('version_n', { version: number })}
      onClose={closeVersions}
      foot={mayWrite && proposal.foot}
    >
      <p className="t2">{about}</p>
      <WaitingCommand command={command} />
      {mayWrite && (
        <>
          <Field
            label={t('rates_from')}
            {...(isDay ? {} : { error: t('rates_from_wrong', { day: day.first }) })}
          >
            <Input type="date" min={day.first} value={day.from} onValue={day.onFrom} />
          </Field>
          {form}
          {proposal.body}
        </>
      )}
      <PanelSection title={t('history')}>{past}</PanelSection>
    </Panel>
  );
}
