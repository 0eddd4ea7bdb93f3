import { Chip } from '@tessera/ui';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { useT } from '../../platform/i18n.ts';
import { CaseDialog } from './case-dialog.tsx';
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
  return (
    <CaseDialog
      title={t('resolve')}
      width={460}
      act={() => call('/console/service/resolve', { id: caseId, tags: [...chosen] })}
      open={open}
      onClose={onClose}
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
    </CaseDialog>
  );
}
