import { isVisitor, useUser } from '../../../data/session/index.ts';
import { Section } from '../../../platform/errors/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useStepBehind } from '../../../platform/lazy/index.ts';
import type { Lottery } from '../model/order.ts';
import { FirstStepsSlot, PlayerSlot } from '../slots.ts';
import { LastResults } from './last-results.tsx';
import styles from './rail.module.css';
import { VisitorCard } from './visitor-card.tsx';

interface RailProps {
  lotteries: readonly Lottery[] | undefined;
  /** Called when the first steps are finished; without it the cards are not shown. */
  onFirstStepsEnd?: () => void;
}

/**
 * The column beside the lobby on desktop: the player or a sign-in card, the cards of a first session, and the last results.
 * Its code loads after the lobby.
 */
export function Rail({ lotteries, onFirstStepsEnd }: RailProps) {
  const t = useT();
  const signedIn = useUser((user) => user.loaded);
  const visitor = useUser(isVisitor);
  // The header shows the player first.
  const mine = useStepBehind(1, signedIn);
  return (
    <aside className={styles.root} aria-label={t('lobby_mine')}>
      <div className={styles.mine} data-visitor={visitor || undefined}>
        {(mine || visitor) && <Section name="account">{mine ? <PlayerSlot /> : <VisitorCard />}</Section>}
      </div>
      {onFirstStepsEnd && (
        <Section name="first steps">
          <FirstStepsSlot onClose={onFirstStepsEnd} />
        </Section>
      )}
      <Section name="results">
        <LastResults lotteries={lotteries} />
      </Section>
    </aside>
  );
}
