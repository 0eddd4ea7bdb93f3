import type { Picks } from '../../content/parsed.ts';
import { chooseBig } from '../../math/choose.ts';
import { memo } from '../../math/memo.ts';
import { larger, type Play, type Tally, type Tier, worth } from '../../play/play.ts';
import type { JackpotDraw } from '../draw.ts';
import type { JackpotSpec } from './spec.ts';
import { possibleHits, type ZoneHits, type ZonePicks, zoneHitsOf, zoneLines, zoneWays } from './zones.ts';

/** Both zones of a content. */
export interface JackpotPicks {
  readonly main: ZonePicks;
  readonly extra: ZonePicks;
}

const noHits: ZoneHits = { bankers: [0, 0], drags: [0, 0] };

/** Reads the sets of a content as picks of both zones. */
export type ZonesOf = (picks: Picks) => JackpotPicks;

/** One set of main numbers, and one set of extra numbers if players pick them. */
export const multiZones: ZonesOf = ({ sets: [main = [], extra = []] }) => ({
  main: { bankers: [], drags: main },
  extra: { bankers: [], drags: extra },
});

/** Main bankers, main drags, and a set of extra numbers. */
export const bankerZones: ZonesOf = ({ sets: [bankers = [], drags = [], extra = []] }) => ({
  main: { bankers, drags },
  extra: { bankers: [], drags: extra },
});

/** Main and extra bankers, then main and extra drags. */
export const zonedBankers: ZonesOf = ({
  sets: [mainBankers = [], extraBankers = [], mainDrags = [], extraDrags = []],
}) => ({
  main: { bankers: mainBankers, drags: mainDrags },
  extra: { bankers: extraBankers, drags: extraDrags },
});

/** Choices of numbers in both zones. Every combination is a unit bet and wins only its highest tier. */
export function jackpotChoices(spec: JackpotSpec, zonesOf: ZonesOf): Play<JackpotDraw> {
  const { main, extra } = spec;
  const tallyHits = (picks: JackpotPicks, mainHits: ZoneHits, extraHits: ZoneHits, tally: Tally): void => {
    for (const [index, { matches }] of spec.tiers.entries()) {
      for (const [mainFound, extraFound] of matches) {
        const lines =
          extra === 'bonus'
            ? zoneWays(picks.main, main.pick, mainHits, mainFound, extraFound)
            : zoneWays(picks.main, main.pick, mainHits, mainFound) *
              zoneWays(picks.extra, extra.pick, extraHits, extraFound);
        if (lines > 0) tally[index] = (tally[index] ?? 0) + lines;
      }
    }
  };
  return {
    tiers: memo(() => jackpotTiers(spec)),
    count(picks) {
      const zones = zonesOf(picks);
      return zoneLines(zones.main, main.pick) * (extra === 'bonus' ? 1 : zoneLines(zones.extra, extra.pick));
    },
    judge(picks) {
      const zones = zonesOf(picks);
      return (draw, tally) => {
        const bonus = extra === 'bonus' ? draw.extra[0] : undefined;
        const extraHits = extra === 'bonus' ? noHits : zoneHitsOf(zones.extra, draw.extra);
        tallyHits(zones, zoneHitsOf(zones.main, draw.main, bonus), extraHits, tally);
      };
    },
    best(picks, prize) {
      const zones = zonesOf(picks);
      const extraWays =
        extra === 'bonus' ? [noHits] : [...possibleHits(zones.extra, extra.of, extra.pick, 0)];
      let best = 0n;
      for (const mainHits of possibleHits(zones.main, main.of, main.pick, extra === 'bonus' ? 1 : 0)) {
        for (const extraHits of extraWays) {
          const tally = spec.tiers.map(() => 0);
          tallyHits(zones, mainHits, extraHits, tally);
          best = larger(best, worth(tally, prize));
        }
      }
      return best;
    },
  };
}

/** Exact odds of one line. */
export function jackpotTiers({ main, extra, tiers }: JackpotSpec): readonly Tier[] {
  const mainDraws = chooseBig(main.of, main.pick);
  const total =
    mainDraws * (extra === 'bonus' ? BigInt(main.of - main.pick) : chooseBig(extra.of, extra.pick));
  return tiers.map(({ tier, matches }) => ({
    tier,
    kind: 'unit',
    wins: matches.reduce((sum, [mainFound, extraFound]) => {
      const mainWays =
        chooseBig(main.pick, mainFound) * chooseBig(main.of - main.pick, main.pick - mainFound);
      if (extra !== 'bonus') {
        return (
          sum +
          mainWays *
            chooseBig(extra.pick, extraFound) *
            chooseBig(extra.of - extra.pick, extra.pick - extraFound)
        );
      }
      // The bonus is one of the numbers not drawn. It is in the line or not.
      const inLine = main.pick - mainFound;
      return sum + mainWays * BigInt(extraFound === 1 ? inLine : main.of - main.pick - inLine);
    }, 0n),
    total,
  }));
}
