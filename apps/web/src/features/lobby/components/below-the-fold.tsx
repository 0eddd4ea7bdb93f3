import { Section } from '../../../platform/errors/index.ts';
import { GamesSlot } from '../slots.ts';
import { FairnessStrip } from './fairness-strip.tsx';

/** Content below the lotteries, outside the first screen. Its code loads after the lobby. */
export function BelowTheFold() {
  return (
    <>
      <Section name="games">
        <GamesSlot />
      </Section>
      <FairnessStrip />
    </>
  );
}
