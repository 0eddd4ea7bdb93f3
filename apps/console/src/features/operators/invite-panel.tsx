import { type Role, roles } from '@tessera/protocol/console-permissions';
import { Field, Input, Note, Select } from '@tessera/ui';
import { Info } from '@tessera/ui/icons';
import { useState } from 'react';
import { roleName } from '../../data/names.ts';
import { Panel } from '../../parts/panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { changeParams, goTo } from '../../platform/address.ts';
import { useT } from '../../platform/i18n.ts';

/** Proposes a new operator: the account, the person and the role. */
export function InvitePanel() {
  const t = useT();
  const [name, setName] = useState('');
  const [person, setPerson] = useState('');
  const [role, setRole] = useState<Role>();
  const isComplete = /^[A-Za-z0-9_]{4,32}$/.test(name) && person.trim() !== '' && role !== undefined;
  const proposal = useProposal({
    action: 'operator.create',
    target: isComplete ? name : '-',
    payload: isComplete ? { role, person: person.trim() } : undefined,
    button: 'propose',
    reasonHelp: 'reason_in_log',
    onDone: (id) => goTo('approvals', { view: 'mine', id: String(id) }),
  });
  return (
    <Panel
      title={t('invite')}
      label={t('invite')}
      onClose={() => changeParams({ invite: '' })}
      foot={proposal.foot}
    >
      <Note tone="info" icon={Info}>
        {t('invite_about')}
      </Note>
      <Field label={t('operator_name')} help={t('operator_name_help')}>
        <Input value={name} onValue={setName} autoComplete="off" autoCapitalize="none" maxLength={32} />
      </Field>
      <Field label={t('person')} help={t('person_help')}>
        <Input value={person} onValue={setPerson} autoComplete="off" maxLength={80} />
      </Field>
      <Field label={t('role')}>
        <Select
          options={roles.map((value) => ({ value, label: t(roleName[value]) }))}
          value={role ?? ''}
          placeholder={t('choose')}
          onChange={setRole}
        />
      </Field>
      {proposal.body}
    </Panel>
  );
}
