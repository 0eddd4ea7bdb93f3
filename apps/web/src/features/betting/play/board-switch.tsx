import { Segmented } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';

/** Traditional or credit board; remembered per lottery. Hidden if the lottery has only one. */
export function BoardSwitch() {
  const t = useT();
  const { lottery, board, chooseBoard } = useBettingPage();
  if (lottery.boards.length < 2) return null;
  return (
    <Segmented
      label={t('bet_disk')}
      value={board}
      onChange={chooseBoard}
      options={lottery.boards.map((value) => ({ value, label: t(`bet_disk_${value}`) }))}
    />
  );
}
