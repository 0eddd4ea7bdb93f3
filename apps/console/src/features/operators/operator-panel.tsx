import { roleName } from '../../data/names.ts';
import { useGrant, useOperator } from '../../data/session.ts';
import { Facts, Panel, PanelSection } from '../../parts/panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { changeParams, goTo } from '../../platform/address.ts';
import { dayText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import type { OperatorRow } from './operators-data.ts';

/** One operator, and the proposal to disable the account. */
export function OperatorPanel({ operator }: { operator: OperatorRow }) {
  const t = useT();
  const { name: own, timeZone } = useOperator();
  const mayWrite = useGrant('operator.write') !== undefined && operator.enabled && operator.name !== own;
  const proposal = useProposal({
    action: 'operator.disable',
    target: operator.name,
    payload: mayWrite ? {} : undefined,
    button: 'disable_operator',
    danger: true,
    reasonHelp: 'reason_in_log',
    onDone: (id) => goTo('approvals', { view: 'mine', id: String(id) }),
  });
  return (
    <Panel
      title={operator.person}
      label={t('person')}
      sub={<span className="mono">{operator.name}</span>}
      onClose={() => changeParams({ name: '' })}
      foot={mayWrite && proposal.foot}
    >
      <Facts
        facts={[
          [t('role'), operator.role ? t(roleName[operator.role]) : t('role_none')],
          [t('joined'), dayText(operator.createdAt, timeZone)],
          [t('sessions'), operator.sessions],
          [t('proposed'), operator.proposed],
          [t('approved'), operator.approved],
        ]}
      />
      {mayWrite && <PanelSection title={t('disable_operator')}>{proposal.body}</PanelSection>}
    </Panel>
  );
}
