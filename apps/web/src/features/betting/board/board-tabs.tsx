'use memo';

import { Tabs } from '@tessera/ui';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { boardPages, pageOf } from './board-pages.ts';

/** Prefix of the ids that connect the tabs of the credit board with their boards. */
export const BOARD_TABS = 'bet-board';

/** The boards of the credit board. */
export function BoardTabs({ className }: { className?: string | undefined }) {
  const t = useT();
  const format = useFormat();
  const { tree, boardType, setBoardType } = useBettingPage();
  const pages = boardPages(tree);
  return (
    <Tabs
      id={BOARD_TABS}
      className={className ?? ''}
      label={t('bet_boards')}
      value={pageOf(pages, boardType)?.id ?? ''}
      onChange={setBoardType}
      items={pages.map(({ id, name }) => ({ value: id, label: format.name(name) }))}
    />
  );
}
