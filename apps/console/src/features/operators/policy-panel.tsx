import { Field, Note, Segmented } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { useState } from 'react';
import { actionName } from '../../data/action-names.ts';
import { useGrant } from '../../data/session.ts';
import { Panel } from '../../parts/panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { changeParams, goTo } from '../../platform/address.ts';
import { useT } from '../../platform/i18n.ts';
import type { PolicyRow } from './operators-data.ts';

/** How many people one action needs. Changing that always needs two. */
export function PolicyPanel({ policy }: { policy: PolicyRow }) {
  const t = useT();
  const mayWrite = useGrant('operator.write') !== undefined && policy.least === 1;
  const [needs, setNeeds] = useState(policy.needs);
  const proposal = useProposal({
    action: 'policy.change',
    target: policy.action,
    payload: mayWrite && needs !== policy.needs ? { needs } : undefined,
    button: 'propose',
    reasonHelp: 'reason_in_log',
    onDone: (id) => goTo('approvals', { view: 'mine', id: String(id) }),
  });
  return (
    <Panel
      title={t(actionName[policy.action])}
      label={t('view_policies')}
      sub={<span className="mono">{policy.action}</span>}
      onClose={() => changeParams({ action: '' })}
      foot={mayWrite && proposal.foot}
    >
      <Note tone="warning" icon={TriangleAlert}>
        {t(policy.least === 2 ? 'policy_fixed' : 'policy_about')}
      </Note>
      {mayWrite && (
        <>
          <Field label={t('people')}>
            <div>
              <Segmented
                label={t('people')}
                options={[
                  { value: '1', label: t('one_person') },
                  { value: '2', label: t('two_people') },
                ]}
                value={needs === 1 ? '1' : '2'}
                onChange={(value) => setNeeds(Number(value))}
              />
            </div>
          </Field>
          {proposal.body}
        </>
      )}
    </Panel>
  );
}
