import {
  type ContentShape,
  type Field,
  linesContent,
  objectContent,
  range,
  setContent,
  setField,
} from '../../content/shape.ts';
import type { Family } from '../all-facts.ts';
import { type FamilyRules, familyRules, group, played, type } from '../declare.ts';
import { jackpotDrawOf } from '../draw.ts';
import { jackpotLines } from './lines.ts';
import { bankerZones, jackpotChoices, multiZones, zonedBankers } from './play.ts';
import type { JackpotSpec } from './spec.ts';
import {
  dlt2019Spec,
  dltSpec,
  euroMillionsSpec,
  megaMillionsOldSpec,
  megaMillionsSpec,
  powerballSpec,
  ssqSpec,
  ukLottoSpec,
} from './specs.ts';

/** The rules of a jackpot lottery: multiple, single entry, banker and drag. */
function jackpotRules(spec: JackpotSpec<Family>): FamilyRules {
  const notes = spec.notes ?? [];
  return familyRules(spec.family, jackpotDrawOf, () => [
    group(
      'main',
      type('multi-type', played('multi', multiContent(spec), jackpotChoices(spec, multiZones), ...notes)),
      type('single-type', played('single', singleContent(spec), jackpotLines(spec), ...notes)),
      type(
        'banker-type',
        played(
          'banker',
          spec.zonedBankers === true ? zonedBankerContent(spec) : bankerContent(spec),
          jackpotChoices(spec, spec.zonedBankers === true ? zonedBankers : bankerZones),
          ...notes,
        ),
      ),
    ),
  ]);
}

export const powerball = jackpotRules(powerballSpec);
export const megaMillions = jackpotRules(megaMillionsSpec);
export const megaMillionsOld = jackpotRules(megaMillionsOldSpec);
export const euroMillions = jackpotRules(euroMillionsSpec);
export const ukLotto = jackpotRules(ukLottoSpec);
export const ssq = jackpotRules(ssqSpec);
export const dlt = jackpotRules(dltSpec);
export const dlt2019 = jackpotRules(dlt2019Spec);

function multiContent({ main, extra }: JackpotSpec): ContentShape {
  if (extra === 'bonus') return setContent(range(1, main.of), main.pick, main.of);
  const groups = [
    { tokens: range(1, main.of), min: main.pick, max: main.of, name: 'main' },
    { tokens: range(1, extra.of), min: extra.pick, max: extra.of, name: 'extra' },
  ];
  return { form: 'string', fields: [{ kind: 'groups', key: '', groups, minNonempty: 2 }] };
}

function singleContent({ main, extra }: JackpotSpec): ContentShape {
  const extraPick = extra === 'bonus' ? 0 : extra.pick;
  return linesContent({
    length: main.pick + extraPick,
    tokens: range(1, main.of),
    order: 'unordered-different',
    ...(extra === 'bonus' ? {} : { extra: { tokens: range(1, extra.of), count: extra.pick } }),
  });
}

function bankerContent({ main, extra }: JackpotSpec): ContentShape {
  const numbers = range(1, main.of);
  const extraField = extra === 'bonus' ? [] : [setField('list', range(1, extra.of), extra.pick, extra.of)];
  return {
    ...objectContent(
      setField('gall_code', numbers, 1, main.pick - 1),
      setField('drag_code', numbers, 1, main.of - 1),
      ...extraField,
    ),
    bankers: { zones: [{ bankers: 0, drags: 1, need: main.pick }] },
  };
}

function zonedBankerContent({ main, extra }: JackpotSpec): ContentShape {
  if (extra === 'bonus') throw new Error('zoned bankers need an extra zone');
  const zone = (
    key: 'gall_code' | 'drag_code',
    minNonempty: number,
    sizes: readonly (readonly [number, number])[],
  ): Field => ({
    kind: 'groups',
    key,
    groups: [
      { tokens: range(1, main.of), min: sizes[0]?.[0] ?? 0, max: sizes[0]?.[1] ?? 0, name: 'front' },
      { tokens: range(1, extra.of), min: sizes[1]?.[0] ?? 0, max: sizes[1]?.[1] ?? 0, name: 'back' },
    ],
    minNonempty,
  });
  return {
    ...objectContent(
      zone('gall_code', 0, [
        [0, main.pick - 1],
        [0, extra.pick - 1],
      ]),
      zone('drag_code', 2, [
        [1, main.of],
        [1, extra.of],
      ]),
    ),
    bankers: {
      zones: [
        { bankers: 0, drags: 2, need: main.pick },
        { bankers: 1, drags: 3, need: extra.pick },
      ],
    },
  };
}
