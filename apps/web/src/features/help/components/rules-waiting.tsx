import { Card, SkeletonRegion, SkeletonText } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './help-article.module.css';

/** Placeholder while the rules load. */
export function RulesWaiting() {
  const t = useT();
  return (
    <Card className={styles.card}>
      <SkeletonRegion label={t('help_loading')}>
        <SkeletonText lines={12} />
      </SkeletonRegion>
    </Card>
  );
}
