import { Section } from '../../../platform/errors/index.ts';
import { GamesSection } from '../../games/index.ts';
import { FairnessStrip } from './fairness-strip.tsx';

/** What stands below the lotteries, which fill the window. Its code comes after the lobby. */
export function BelowTheFold() {
  return (
    <>
      <Section name="games">
        <GamesSection />
      </Section>
      <FairnessStrip />
    </>
  );
}
