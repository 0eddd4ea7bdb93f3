import { Button } from '@tessera/ui';
import { ArrowLeft } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { changeParams } from '../platform/address.ts';
import { useT } from '../platform/i18n.ts';
import { Panel } from './panel.tsx';
import type { Proposal } from './proposal.tsx';

interface ActPanelProps {
  title: ReactNode;
  label: string;
  sub?: ReactNode;
  proposal: Proposal;
  onBack: () => void;
  /** The fields of the form, or what the act means. */
  children?: ReactNode;
}

/** The panel of an act on what is open: its fields, then reason, trial and button. */
export function ActPanel({ title, label, sub, proposal, onBack, children }: ActPanelProps) {
  const t = useT();
  return (
    <Panel
      title={title}
      label={label}
      sub={sub}
      onClose={() => changeParams({ id: '' })}
      foot={proposal.foot}
    >
      <div>
        <Button size="sm" icon={ArrowLeft} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      {children}
      {proposal.body}
    </Panel>
  );
}
