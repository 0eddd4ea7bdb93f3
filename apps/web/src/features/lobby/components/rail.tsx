import { Card, Skeleton } from '@tessera/ui';
import { Section } from '../../../platform/errors/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { useUser } from '../../session/index.ts';
import type { Lottery } from '../model/order.ts';
import { LastResults } from './last-results.tsx';
import styles from './rail.module.css';
import { VisitorCard } from './visitor-card.tsx';

const Mine = lazyPart(async () => (await import('./mine.tsx')).Mine, <Waiting />);

/** The column beside the lobby on desktop: the player, or the way in, and the last results. */
export function Rail({ lotteries }: { lotteries: readonly Lottery[] | undefined }) {
  const t = useT();
  const signedIn = useUser((user) => user.loaded);
  return (
    <aside className={styles.root} aria-label={t('lobby_mine')}>
      <Section name="account">{signedIn ? <Mine /> : <VisitorCard />}</Section>
      <Section name="results">
        <LastResults lotteries={lotteries} />
      </Section>
    </aside>
  );
}

/** In the size of what is coming, so that nothing jumps. */
function Waiting() {
  return (
    <Card aria-busy="true">
      <Skeleton height={184} />
    </Card>
  );
}
