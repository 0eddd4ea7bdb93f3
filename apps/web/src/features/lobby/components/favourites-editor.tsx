import { Button, Emblem, IconButton } from '@tessera/ui';
import { ArrowDown, ArrowUp, X } from '@tessera/ui/icons';
import { finishSize } from '../../../components/form-sizes/index.ts';
import { LotteryName } from '../../../components/lottery-name/index.ts';
import { Panel } from '../../../components/panel/index.ts';
import { setPrefs, toggled, useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { inLobbyOrder, type Lottery, moved } from '../model/order.ts';
import styles from './favourites-editor.module.css';

export interface FavouritesEditorProps {
  /** The favourites that are still offered. */
  lotteries: readonly Lottery[];
  onClose: () => void;
}

/** Reorders the favourites with buttons; every change applies at once. */
export function FavouritesEditor({ lotteries, onClose }: FavouritesEditorProps) {
  const t = useT();
  const done = (
    <Button variant="primary" size={finishSize} block onClick={onClose}>
      {t('ui_done')}
    </Button>
  );
  return (
    <Panel onClose={onClose} title={t('lobby_favourites_edit')} width={420} footer={done}>
      <Rows lotteries={lotteries} />
    </Panel>
  );
}

function Rows({ lotteries }: Pick<FavouritesEditorProps, 'lotteries'>) {
  const t = useT();
  const format = useFormat();
  const favourites = usePrefs((prefs) => prefs.favourites);
  const ids = new Set(lotteries.map(({ id }) => id));
  // Favourites that are no longer offered are left out, because moving past them would change nothing visible.
  const order = favourites.filter((id) => ids.has(id));
  const change = (next: readonly string[]) => setPrefs({ favourites: next });
  return (
    <ol className={styles.root}>
      {inLobbyOrder(lotteries, order, '').map((lottery, place, all) => {
        const name = format.lottery(lottery);
        return (
          <li key={lottery.id}>
            <Emblem family={lottery.family} name={name} size={24} />
            <span className={styles.name}>
              <LotteryName lottery={lottery} oneLine />
            </span>
            <IconButton
              icon={ArrowUp}
              size="sm"
              label={t('lobby_favourite_up', { name })}
              disabled={place === 0}
              onClick={() => change(moved(order, lottery.id, -1))}
            />
            <IconButton
              icon={ArrowDown}
              size="sm"
              label={t('lobby_favourite_down', { name })}
              disabled={place === all.length - 1}
              onClick={() => change(moved(order, lottery.id, 1))}
            />
            <IconButton
              icon={X}
              size="sm"
              label={t('lobby_favourite_remove', { name })}
              onClick={() => change(toggled(order, lottery.id))}
            />
          </li>
        );
      })}
    </ol>
  );
}
