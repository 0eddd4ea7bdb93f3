import { Card, SkeletonRegion, SkeletonText } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './help-article.module.css';

/** In the place of rules that are on their way. */
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
