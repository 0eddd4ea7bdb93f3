import { Card } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import { inFile, lazyPart } from '../../../platform/lazy/index.ts';
import styles from './draws-below.phone.module.css';

const LastDraws = lazyPart(
  inFile('after-board', async () => (await import('../draw/last-draws.tsx')).LastDraws),
);

/** The last ten results below a play with one row of numbers, which leaves the window half empty. */
export function DrawsBelow() {
  const t = useT();
  return (
    <section className={styles.root} aria-label={t('bet_last_draws')}>
      <h2 className={styles.title}>{t('bet_last_draws')}</h2>
      <Card className={styles.card ?? ''}>
        <LastDraws />
      </Card>
    </section>
  );
}
