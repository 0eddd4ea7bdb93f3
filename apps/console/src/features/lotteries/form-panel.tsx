import { inLanguage } from '@tessera/messages/languages';
import type { ReactNode } from 'react';
import { ActPanel } from '../../parts/act-panel.tsx';
import type { Proposal } from '../../parts/proposal.tsx';
import { useLanguage, useT } from '../../platform/i18n.ts';
import type { Lottery } from './lottery-data.ts';

interface FormPanelProps {
  lottery: Lottery;
  sub: string;
  proposal: Proposal;
  onBack: () => void;
  children: ReactNode;
}

/** The panel of a form that changes one lottery. */
export function FormPanel({ lottery, ...panel }: FormPanelProps) {
  const t = useT();
  const language = useLanguage();
  return (
    <ActPanel {...panel} title={inLanguage(lottery.name, language) ?? lottery.id} label={t('lottery')} />
  );
}
