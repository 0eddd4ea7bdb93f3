import { Button, Chip, Dialog, Note } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { useState } from 'react';
import { refreshSupport } from '../../data/support.ts';
import { call } from '../../platform/call.ts';
import { useT } from '../../platform/i18n.ts';
import { useAct } from '../../platform/use-act.ts';
import styles from './service.module.css';
import { useTags } from './tags.ts';

/** Most tags of one case. */
const TAGS_MAX = 8;

/** Ends a case as answered, with tags that say what it was about. */
export function ResolveDialog({
  caseId,
  open,
  onClose,
}: {
  caseId: number;
  open: boolean;
  onClose: () => void;
}) {
  const t = useT();
  const { tags } = useTags();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const resolve = useAct(
    async () => {
      await call('/console/service/resolve', { id: caseId, tags: [...chosen] });
      onClose();
      await refreshSupport();
    },
    { quiet: true },
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('resolve')}
      width={460}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" loading={resolve.isRunning} onClick={() => resolve.run()}>
            {t('resolve')}
          </Button>
        </>
      }
    >
      <fieldset className={styles.tags}>
        <legend>{t('tags_of_case')}</legend>
        {tags.map(({ id, name }) => {
          const isChosen = chosen.includes(id);
          return (
            <Chip
              key={id}
              variant="line"
              pressed={isChosen}
              disabled={!isChosen && chosen.length === TAGS_MAX}
              onClick={() => setChosen(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
            >
              {name}
            </Chip>
          );
        })}
      </fieldset>
      <p className="s12 t3">{t('tags_about')}</p>
      {resolve.failure && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {resolve.failure}
        </Note>
      )}
    </Dialog>
  );
}
