import { Tabs } from '@tessera/ui';
import { useT } from '../../../../platform/i18n/index.ts';
import { useFormat } from '../../../settings/index.ts';
import { useBetting } from '../../state/betting.tsx';

/** Prefix of the ids that tie the tabs of the credit disk and their boards together. */
export const BOARD_TABS = 'bet-board';

/** The boards of the credit disk. */
export function BoardTabs({ className }: { className?: string | undefined }) {
  const t = useT();
  const format = useFormat();
  const { tree, boardType, setBoardType } = useBetting();
  return (
    <Tabs
      id={BOARD_TABS}
      className={className ?? ''}
      label={t('bet_boards')}
      value={boardType}
      onChange={setBoardType}
      items={tree.flatMap(({ types }) =>
        types.map(({ id, name }) => ({ value: id, label: format.name(name) })),
      )}
    />
  );
}
