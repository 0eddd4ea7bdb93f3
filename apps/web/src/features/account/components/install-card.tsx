import { Button, Card } from '@tessera/ui';
import { setPrefs, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { askInstall, useInstallWay } from '../../../platform/install/index.ts';
import styles from './install-card.module.css';

/**
 * Offers to put the site on the device: to a player who has bet here before, on the account page, until it is there or the player does not
 * want it. The settings of the device keep the way.
 */
export function InstallCard({ className }: { className?: string | undefined }) {
  const t = useT();
  const way = useInstallWay();
  const wanted = usePrefs(({ lastLottery, installLeft }) => lastLottery !== '' && !installLeft);
  if (way === 'none' || !wanted) return null;
  const leave = () => setPrefs({ installLeft: true });
  const install = async () => {
    if (!(await askInstall())) leave();
  };
  return (
    <Card pad className={className} title={t('install_title')}>
      <div className={styles.offer}>
        <p>{t(way === 'ask' ? 'install_why' : 'install_menu')}</p>
        <div className={styles.acts}>
          <Button variant="quiet" onClick={leave}>
            {t('install_later')}
          </Button>
          {way === 'ask' && (
            <Button variant="tonal" onClick={() => void install()}>
              {t('install_do')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
