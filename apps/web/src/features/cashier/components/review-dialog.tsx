import { Button, ButtonPair } from '@tessera/ui';
import type { ReactNode } from 'react';
import { MoneyButton } from '../../../components/money-button/index.ts';
import { Panel } from '../../../components/panel/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { type Fact, FactList } from './fact-list.tsx';
import styles from './layout.module.css';

export interface ReviewDialogProps {
  title: string;
  facts: readonly Fact[];
  /** The consequence, or a last warning. */
  note?: ReactNode;
  confirmText: string;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Shows the data for review before it is sent; nothing has been sent yet. */
export function ReviewDialog({
  title,
  facts,
  note,
  confirmText,
  pending,
  onConfirm,
  onClose,
}: ReviewDialogProps) {
  const t = useT();
  return (
    <Panel title={title} onClose={onClose}>
      <div className={styles.form}>
        <FactList facts={facts} />
        {note}
        <ButtonPair>
          <Button size="lg" onClick={onClose}>
            {t('cashier_back')}
          </Button>
          <MoneyButton variant="primary" size="lg" loading={pending} onClick={onConfirm}>
            {confirmText}
          </MoneyButton>
        </ButtonPair>
      </div>
    </Panel>
  );
}
