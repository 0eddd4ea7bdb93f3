import { Icon, IconButton } from '@tessera/ui';
import { ChevronDown, CircleQuestionMark } from '@tessera/ui/icons';
import { useState } from 'react';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { inFile, lazyPart } from '../../../platform/lazy/index.ts';
import { hasScreen, push } from '../../../platform/navigation/index.ts';
import { useBettingPage } from '../betting.tsx';
import { LateSheet } from '../late-sheet.ts';
import { BoardSwitch } from '../play/board-switch.tsx';
import { PlayHelp } from '../play/play-help.tsx';
import { shortName } from '../play/play-name.ts';
import styles from './play-bar.phone.module.css';

const BoardLine = lazyPart(async () => (await import('../board/board-line.phone.tsx')).BoardLine);
const FiguresMenu = lazyPart(
  inFile('after-board', async () => (await import('./figures-menu.phone.tsx')).FiguresMenu),
);
const PlaySheet = lazyPart(
  inFile('after-board', async () => (await import('./play-sheet.phone.tsx')).PlaySheet),
);

/** Phone: board, the current play as a button, its rule. */
export function PlayBar() {
  const t = useT();
  const format = useFormat();
  const { board, lottery, tree, play } = useBettingPage();
  const [sheet, setSheet] = useState<'plays' | 'help' | null>(null);
  const group = tree.find(({ id }) => id === play.groupId);
  const groupName = group ? format.name(group.name) : '';
  const name = format.name(play.name);
  const close = () => setSheet(null);
  return (
    <div className={styles.root}>
      <BoardSwitch />
      {board === 'credit' && (
        <>
          <BoardLine />
          {hasScreen('help') && (
            <IconButton
              icon={CircleQuestionMark}
              label={t('bet_play_help')}
              onClick={() => void push('help', { article: lottery.family })}
            />
          )}
        </>
      )}
      {board === 'tradition' && (
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
      {sheet === 'plays' && <PlaySheet onClose={close} />}
      <LateSheet open={sheet === 'help'} onClose={close} title={name}>
        <PlayHelp plain onLeave={close} />
      </LateSheet>
    </div>
  );
}
