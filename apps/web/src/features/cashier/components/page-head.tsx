import type { MessageKey } from '@tessera/messages';
import { Button } from '@tessera/ui';
import type { ReactNode } from 'react';
import { PageHead as Head } from '../../../components/page-head/index.ts';
import { isPhone } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { PageAction } from '../../../platform/navigation/index.ts';

export interface PageHeadProps {
  /** Message keys. */
  title: MessageKey;
  note: MessageKey;
  /** Opens the history from the title bar on phones; on desktop the history is beside the form. */
  onAll?: () => void;
  /** At the end on desktop. */
  children?: ReactNode;
}

/** Heading of a cashier page on desktop, with one line below it; on phones the title is in the bar. */
export function PageHead({ title, note, onAll, children }: PageHeadProps) {
  const t = useT();
  if (isPhone) {
    return (
      onAll && (
        <PageAction>
          <Button variant="quiet" size="sm" onClick={onAll}>
            {t('cashier_history')}
          </Button>
        </PageAction>
      )
    );
  }
  return (
    <Head title={t(title)} note={t(note)}>
      {children}
    </Head>
  );
}
