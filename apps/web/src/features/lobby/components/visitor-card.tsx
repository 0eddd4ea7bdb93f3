import { Card, LinkButton } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, printHash } from '../../../platform/navigation/index.ts';
import { OpenPages } from './open-pages.tsx';
import styles from './visitor-card.module.css';

/** Replaces the account card for visitors: what can be seen without a session, and the way to one. */
export function VisitorCard() {
  const t = useT();
  return (
    <Card className={styles.root}>
      <b className={styles.title}>{t('lobby_visitor')}</b>
      <span className={styles.line}>{t('lobby_visitor_line')}</span>
      <OpenPages className={styles.open} />
      {hasScreen('login') && (
        <LinkButton
          variant="primary"
          block
          href={printHash({ name: 'login', params: {} })}
          className={styles.go}
        >
          {t('lobby_visitor_go')}
        </LinkButton>
      )}
    </Card>
  );
}
