'use memo';

import { Icon, Menu } from '@tessera/ui';
import { ChevronDown, Coins } from '@tessera/ui/icons';
import { useEffect } from 'react';
import { setBetPrefs, useBetPrefs } from '../../../data/bet-prefs/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { itemOf } from '../play/engine.ts';
import { hasCells } from './board.ts';
import styles from './board-line.phone.module.css';
import { boardPages, pageOf } from './board-pages.ts';
import { BOARD_TABS, BoardTabs } from './board-tabs.tsx';

const modes = ['quick', 'each'] as const;

/** Phone: the boards beside the stake mode, in the row above the cards. */
export function BoardLine() {
  const { tree, boardType } = useBettingPage();
  const page = pageOf(boardPages(tree), boardType);
  const current = page && `${BOARD_TABS}-tab-${page.id}`;
  // The board that a lottery opens with is not always the first.
  useEffect(() => {
    if (current) document.getElementById(current)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <>
      <BoardTabs className={styles.boards} />
      {page?.plays.some(({ id }) => hasCells(itemOf(id))) && <ModeMenu />}
    </>
  );
}

/** Chooses between one amount for all cells and an amount per cell. */
function ModeMenu() {
  const t = useT();
  const mode = useBetPrefs((prefs) => prefs.boardMode);
  return (
    <Menu
      label={t('bet_board_mode')}
      align="end"
      items={modes.map((value) => ({
        key: value,
        label: t(`bet_board_${value}`),
        checked: value === mode,
        onSelect: () => setBetPrefs({ boardMode: value }),
      }))}
      trigger={(props) => (
        <button type="button" className={styles.mode} aria-label={t(`bet_board_${mode}`)} {...props}>
          <Icon of={Coins} size={20} />
          <span>{t(`bet_board_${mode}_short`)}</span>
          <Icon of={ChevronDown} size={14} />
        </button>
      )}
    />
  );
}
