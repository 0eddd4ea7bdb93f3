import { Icon, IconButton, Sheet } from '@tessera/ui';
import { ChevronDown, CircleQuestionMark } from '@tessera/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../../platform/i18n/index.ts';
import { useFormat } from '../../../settings/index.ts';
import { shortName } from '../../model/play-name.ts';
import { useBetting } from '../../state/betting.tsx';
import { BoardTabs } from '../board/board-tabs.tsx';
import { DiskSwitch } from '../play/disk-switch.tsx';
import { PlayHelp } from '../play/play-help.tsx';
import { FiguresMenu } from './figures-menu.tsx';
import styles from './play-bar.module.css';

const PlaySheet = lazy(async () => ({ default: (await import('./play-sheet.tsx')).PlaySheet }));

/** Phone: disk, the play to change, its rule. */
export function PlayBar() {
  const t = useT();
  const format = useFormat();
  const { disk, tree, play } = useBetting();
  const [sheet, setSheet] = useState<'plays' | 'help' | null>(null);
  const group = tree.find(({ id }) => id === play.groupId);
  const groupName = group ? format.name(group.name) : '';
  const name = format.name(play.name);
  const close = () => setSheet(null);
  return (
    <div className={styles.root}>
      <DiskSwitch />
      {disk === 'credit' && <BoardTabs className={styles.boards} />}
      {disk === 'tradition' && (
        <>
          <button
            type="button"
            className={styles.pick}
            aria-haspopup="dialog"
            onClick={() => setSheet('plays')}
          >
            {groupName !== name && <span className={styles.group}>{groupName}</span>}
            <b>{shortName(name, groupName)}</b>
            <Icon of={ChevronDown} size={16} />
          </button>
          <FiguresMenu />
          <IconButton
            icon={CircleQuestionMark}
            label={t('bet_play_help')}
            aria-haspopup="dialog"
            onClick={() => setSheet('help')}
          />
        </>
      )}
      <Suspense>{sheet === 'plays' && <PlaySheet onClose={close} />}</Suspense>
      <Sheet open={sheet === 'help'} onClose={close} title={name}>
        <PlayHelp plain onLeave={close} />
      </Sheet>
    </div>
  );
}
