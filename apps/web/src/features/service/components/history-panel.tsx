import { Button } from '@tessera/ui';
import { ArrowLeft } from '@tessera/ui/icons';
import { useState } from 'react';
import { Panel } from '../../../components/panel/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { CaseList } from './case-list.tsx';
import styles from './history.module.css';
import { PastCase } from './past-case.tsx';

/** The player's cases, and one of them with its messages. */
export function HistoryPanel({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [shown, setShown] = useState<number>();
  return (
    <Panel title={t('sv_past')} onClose={onClose} width={560} height="full">
      {shown === undefined ? (
        <CaseList onCase={setShown} />
      ) : (
        <div className={styles.one}>
          <Button
            variant="quiet"
            size="sm"
            icon={ArrowLeft}
            className={styles.back ?? ''}
            onClick={() => setShown(undefined)}
          >
            {t('sv_past_all')}
          </Button>
          <PastCase id={shown} />
        </div>
      )}
    </Panel>
  );
}
