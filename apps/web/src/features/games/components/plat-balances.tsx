import { Button, Card, LinkButton, MoneyText } from '@tessera/ui';
import { usePlatTotal, useUser } from '../../../data/session/index.ts';
import { useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { printHash } from '../../../platform/navigation/index.ts';
import type { Plat } from '../api/plats.ts';
import type { Direction } from '../model/transfer-form.ts';
import styles from './plat-balances.module.css';
import { PlatMark } from './plat-mark.tsx';
import { RecycleButton } from './recycle-button.tsx';
import { StateTag } from './state-tag.tsx';

export interface PlatBalancesProps {
  plats: readonly Plat[];
  /** Slug of the platform selected in the form. */
  chosen: string;
  /** The player chose a transfer in (1) or out (-1). */
  onChoose: (plat: string, type: Direction) => void;
}

/**
 * Every platform: its balance with transfer in and out, or that it uses the main balance; and the button to recall all
 * balances.
 */
export function PlatBalances({ plats, chosen, onChoose }: PlatBalancesProps) {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const balances = useUser((user) => user.balance_game);
  const total = usePlatTotal();
  return (
    <Card title={t('games_plats')} titleEnd={<RecycleButton />} pad>
      <p className={styles.total}>
        {t('games_total')} <MoneyText text={format.money(total)} hidden={hidden} size="lg" />
      </p>
      <ul className={styles.list}>
        {plats.map(({ id, name, state, wallet }) => (
          <li key={id} className={styles.plat} data-chosen={id === chosen || undefined}>
            <PlatMark plat={id} />
            <span className={styles.name}>
              {name} <StateTag state={state} />
              {wallet === 'transfer' ? (
                <MoneyText text={format.figure(balances[id])} hidden={hidden} className={styles.figure} />
              ) : (
                <small className={styles.direct}>{t('games_on_main')}</small>
              )}
            </span>
            {wallet === 'transfer' ? (
              <>
                <Button
                  size="sm"
                  aria-label={t('games_in_to', { name })}
                  disabled={state !== 'open'}
                  onClick={() => onChoose(id, 1)}
                >
                  {t('games_in')}
                </Button>
                <Button size="sm" aria-label={t('games_out_of', { name })} onClick={() => onChoose(id, -1)}>
                  {t('games_out')}
                </Button>
              </>
            ) : (
              <LinkButton size="sm" href={printHash({ name: 'game-display', params: { plat: id } })}>
                {t('games_of_plat')}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
