import { Button, Dialog, Note } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { refreshSupport } from '../../data/support.ts';
import { useT } from '../../platform/i18n.ts';
import { useAct } from '../../platform/use-act.ts';

/** A dialog with one act on a case. It closes when the act is done, and tells why it failed otherwise. */
export function CaseDialog({
  title,
  width,
  act,
  open,
  onClose,
  children,
}: {
  /** Also the name of its button. */
  title: string;
  width: number;
  act: () => Promise<unknown>;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useT();
  const { run, isRunning, failure } = useAct(
    async () => {
      await act();
      onClose();
      await refreshSupport();
    },
    { quiet: true },
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      width={width}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" loading={isRunning} onClick={() => run()}>
            {title}
          </Button>
        </>
      }
    >
      {children}
      {failure && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {failure}
        </Note>
      )}
    </Dialog>
  );
}
