import { linesContent, objectContent, range, setContent, setField, words } from '../../content/shape.ts';
import { appears, occurrences } from '../../play/appear.ts';
import { form } from '../../play/form.ts';
import { hits } from '../../play/hits.ts';
import { type Tier, winTier } from '../../play/play.ts';
import { singleLines } from '../../play/single-lines.ts';
import { creditGroup, type FamilyRules, familyRules, group, played, type } from '../declare.ts';
import { fourSides } from '../digits/boards.ts';
import { numbersOf } from '../draw.ts';
import { houseNotes } from '../house.ts';
import { bankerContent, differentLines, numberSet } from '../numbers/contents.ts';
import { bestDifferentDice } from './best-lines.ts';
import { diceSides, diceSum, faceBoard, tiles } from './boards.ts';

const faces = { from: 1, to: 6 } as const;
const all = words('all');
const runs = ['123', '234', '345', '456'];
const straights = words(...runs);

/** 快三: three dice; no item depends on their order. */
export const k3: FamilyRules = familyRules('k3', numbersOf, (house) => [
  group(
    'sum',
    type(
      'sum.type',
      played('sum.value', setContent(range(3, 18), 1, 16), diceSum(range(3, 18))),
      played(
        'sum.sides',
        setContent(fourSides, 1, 4),
        diceSides('count'),
        'Tradition disk: triples do NOT kill big/small/odd/even (on the credit disk they do).',
      ),
    ),
  ),
  group(
    'triple',
    type('triple.any', played('triple.any', setContent(all, 1, 1), anyTriple())),
    type('triple.one', played('triple.one', numberSet(faces, 1), oneTriple())),
  ),
  group(
    'pair',
    type(
      'pair.multi',
      played(
        'pair.any',
        numberSet(faces, 1),
        appears(3, 6, 2),
        'A triple of the picked number wins too (16/216).',
      ),
    ),
    type(
      'pair.single',
      played(
        'pair.one',
        objectContent(setField('double', faces, 1, 6), setField('single', faces, 1, 6)),
        form(6, { set: 0, repeat: 2, choose: 1 }, { set: 1, repeat: 1, choose: 1 }),
      ),
      played(
        'pair.one-single',
        linesContent(pairLines),
        singleLines(pairLines, () => winTier(3, 216)),
      ),
    ),
  ),
  differentGroup(3, () => winTier(6, 216)),
  differentGroup(2, () => winTier(30, 216)),
  group(
    'straight',
    type('straight.any', played('straight.any', setContent(all, 1, 1), anyStraight())),
    type('straight.one', played('straight.one', setContent(straights, 1, 4), oneStraight())),
  ),
  group('one', type('one.type', played('one.number', numberSet(faces, 1), appears(3, 6, 1)))),
  creditGroup(
    'credit',
    type(
      'credit.main',
      played('credit.army', numberSet(faces, 1), occurrences(3, 6, ['once', 'twice', 'thrice'])),
      played(
        'credit.sides',
        setContent(fourSides, 1, 4),
        diceSides(house.diceTriples),
        houseNotes.diceTriples[house.diceTriples],
      ),
      played('credit.triple', numberSet(faces, 1), oneTriple()),
      played('credit.any-triple', setContent(all, 1, 1), anyTriple()),
      played('credit.points', setContent(range(4, 17), 1, 14), diceSum(range(4, 17))),
    ),
    type(
      'credit.tiles',
      played('credit.long-tile', setContent(tiles, 1, 15), longTiles()),
      played('credit.short-tile', numberSet(faces, 1), appears(3, 6, 2)),
    ),
  ),
]);

const pairLines = { length: 3, tokens: faces, order: 'unordered', pattern: 'pair' } as const;

/** All `size` numbers of the unit bet are among the faces shown. */
function differentGroup(size: 2 | 3, odds: () => readonly Tier[]) {
  const spec = {
    size,
    read: (dice: readonly number[]) => [...new Set(dice)],
    drawn: 3,
    of: 6,
    tiers: [{ tier: 'win', hits: size }],
    odds,
    bestLines: bestDifferentDice(size),
  };
  const id = `diff${size}`;
  return group(
    id,
    type(`${id}.std`, played(`${id}.multi`, numberSet(faces, size), hits(spec, 'multi'))),
    type(`${id}.entry`, played(`${id}.single`, differentLines(faces, size), hits(spec, 'lines'))),
    type(`${id}.banker`, played(`${id}.banker`, bankerContent(faces, size, 5), hits(spec, 'banker'))),
  );
}

const anyTriple = () => faceBoard(all, (_token, shown) => shown.size === 1);
const oneTriple = () => faceBoard(faces, (token, shown) => shown.size === 1 && shown.has(Number(token)));
const longTiles = () =>
  faceBoard(tiles, (token, shown) => token.split('-').every((face) => shown.has(Number(face))));
const oneStraight = () => faceBoard(straights, isStraight);
const anyStraight = () => faceBoard(all, (_token, shown) => runs.some((run) => isStraight(run, shown)));

function isStraight(run: string, shown: ReadonlySet<number>): boolean {
  return shown.size === 3 && [...run].every((face) => shown.has(Number(face)));
}
