import { useUser } from '../../../data/session/index.ts';
import { Section } from '../../../platform/errors/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useStepBehind } from '../../../platform/lazy/index.ts';
import type { Lottery } from '../model/order.ts';
import { PlayerSlot } from '../slots.ts';
import { LastResults } from './last-results.tsx';
import styles from './rail.module.css';
import { VisitorCard } from './visitor-card.tsx';

/** The column beside the lobby on desktop: the player or a sign-in card, and the last results. Its code loads after the lobby. */
export function Rail({ lotteries }: { lotteries: readonly Lottery[] | undefined }) {
  const t = useT();
  const signedIn = useUser((user) => user.loaded);
  const visitor = useUser(({ id }) => id === 0);
  // The header shows the player first.
  const mine = useStepBehind(1, signedIn);
  return (
    <aside className={styles.root} aria-label={t('lobby_mine')}>
      {(mine || visitor) && <Section name="account">{mine ? <PlayerSlot /> : <VisitorCard />}</Section>}
      <Section name="results">
        <LastResults lotteries={lotteries} />
      </Section>
    </aside>
  );
}
