import { Button, Card, LinkButton, MoneyText } from '@tessera/ui';
import { usePlatformTotal, useUser } from '../../../data/session/index.ts';
import { useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { printHash } from '../../../platform/navigation/index.ts';
import type { Platform } from '../api/platforms.ts';
import type { Direction } from '../model/transfer-form.ts';
import styles from './platform-balances.module.css';
import { PlatformMark } from './platform-mark.tsx';
import { RecycleButton } from './recycle-button.tsx';
import { StateTag } from './state-tag.tsx';

export interface PlatformBalancesProps {
  platforms: readonly Platform[];
  /** Slug of the platform selected in the form. */
  chosen: string;
  /** The player chose a transfer in (1) or out (-1). */
  onChoose: (platform: string, type: Direction) => void;
}

/**
 * Every platform: its balance with transfer in and out, or that it uses the main balance; and the button to recall all
 * balances.
 */
export function PlatformBalances({ platforms, chosen, onChoose }: PlatformBalancesProps) {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const balances = useUser((user) => user.balance_game);
  const total = usePlatformTotal();
  return (
    <Card title={t('games_plats')} titleEnd={<RecycleButton />} pad>
      <p className={styles.total}>
        {t('games_total')}{' '}
        <MoneyText {...format.shown(total, { currency: true })} hidden={hidden} size="lg" />
      </p>
      <ul className={styles.list}>
        {platforms.map(({ id, name, state, wallet }) => (
          <li key={id} className={styles.platform} data-chosen={id === chosen || undefined}>
            <PlatformMark platform={id} />
            <span className={styles.name}>
              {name} <StateTag state={state} />
              {wallet === 'transfer' ? (
                <MoneyText {...format.shown(balances[id])} hidden={hidden} className={styles.figure} />
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
