import { Button } from '@tessera/ui';
import { Panel } from '../../../components/panel/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useClaims } from '../api/water-back.ts';
import { ClaimLine } from './claim-line.tsx';
import styles from './side-cards.module.css';

/** All claims of the player. */
export function ClaimsPanel({ onClose }: { onClose: () => void }) {
  const t = useT();
  const claims = useClaims();
  return (
    <Panel title={t('wb_history')} onClose={onClose}>
      <ul className={styles.claims}>
        {claims.data?.pages
          .flatMap(({ items }) => items)
          .map((claim) => (
            <ClaimLine key={claim.id} claim={claim} />
          ))}
      </ul>
      {claims.hasNextPage && (
        <p className={styles.more}>
          <Button loading={claims.isFetchingNextPage} onClick={() => void claims.fetchNextPage()}>
            {t('wb_more')}
          </Button>
        </p>
      )}
    </Panel>
  );
}
