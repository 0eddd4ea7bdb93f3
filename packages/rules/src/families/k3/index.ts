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
export const k3: FamilyRules = familyRules('k3', { zh: '快三', en: 'K3' }, numbersOf, (house) => [
  group(
    'sum',
    '和值',
    'Sum',
    type(
      'sum.type',
      '和值',
      'Sum',
      played('sum.value', '和值', 'Sum value', setContent(range(3, 18), 1, 16), diceSum(range(3, 18))),
      played(
        'sum.sides',
        '和值大小单双',
        'Sum big/small/odd/even',
        setContent(fourSides, 1, 4),
        diceSides('count'),
        'Tradition disk: triples do NOT kill big/small/odd/even (on the credit disk they do).',
      ),
    ),
  ),
  group(
    'triple',
    '三同号',
    'Three of a kind',
    type(
      'triple.any',
      '三同号通选',
      'Any triple',
      played('triple.any', '三同号通选', 'Any triple', setContent(all, 1, 1), anyTriple()),
    ),
    type(
      'triple.one',
      '三同号单选',
      'Specific triple',
      played('triple.one', '三同号单选', 'Specific triple', numberSet(faces, 1), oneTriple()),
    ),
  ),
  group(
    'pair',
    '二同号',
    'Pair',
    type(
      'pair.multi',
      '二同号复选',
      'Pair, any third',
      played(
        'pair.any',
        '二同号复选',
        'Pair, any third die',
        numberSet(faces, 1),
        appears(3, 6, 2),
        'A triple of the picked number wins too (16/216).',
      ),
    ),
    type(
      'pair.single',
      '二同号单选',
      'Exact pair',
      played(
        'pair.one',
        '二同号单选',
        'Exact pair plus a different die',
        objectContent(setField('double', faces, 1, 6), setField('single', faces, 1, 6)),
        form(6, { set: 0, repeat: 2, choose: 1 }, { set: 1, repeat: 1, choose: 1 }),
      ),
      played(
        'pair.one-single',
        '二同号单选单式',
        'Exact pair, single entry',
        linesContent(pairLines),
        singleLines(pairLines, () => winTier(3, 216)),
      ),
    ),
  ),
  differentGroup(3, '三', () => winTier(6, 216)),
  differentGroup(2, '二', () => winTier(30, 216)),
  group(
    'straight',
    '三连号',
    'Straight',
    type(
      'straight.any',
      '三连号通选',
      'Any straight',
      played('straight.any', '三连号通选', 'Any straight', setContent(all, 1, 1), anyStraight()),
    ),
    type(
      'straight.one',
      '三连号单选',
      'Specific straight',
      played('straight.one', '三连号单选', 'Specific straight', setContent(straights, 1, 4), oneStraight()),
    ),
  ),
  group(
    'one',
    '单挑一骰',
    'One number',
    type(
      'one.type',
      '单挑一骰',
      'One number',
      played('one.number', '单挑一骰', 'One number', numberSet(faces, 1), appears(3, 6, 1)),
    ),
  ),
  creditGroup(
    'credit',
    '信用盘',
    'Credit',
    type(
      'credit.main',
      '主盘',
      'Main',
      played(
        'credit.army',
        '三军',
        'Three armies',
        numberSet(faces, 1),
        occurrences(3, 6, ['once', 'twice', 'thrice']),
      ),
      played(
        'credit.sides',
        '大小单双',
        'Big/small/odd/even',
        setContent(fourSides, 1, 4),
        diceSides(house.diceTriples),
        houseNotes.diceTriples[house.diceTriples],
      ),
      played('credit.triple', '围骰', 'Specific triple', numberSet(faces, 1), oneTriple()),
      played('credit.any-triple', '全骰', 'Any triple', setContent(all, 1, 1), anyTriple()),
      played('credit.points', '点数', 'Points', setContent(range(4, 17), 1, 14), diceSum(range(4, 17))),
    ),
    type(
      'credit.tiles',
      '牌型',
      'Tiles',
      played('credit.long-tile', '长牌', 'Long tile (two different)', setContent(tiles, 1, 15), longTiles()),
      played('credit.short-tile', '短牌', 'Short tile (pair)', numberSet(faces, 1), appears(3, 6, 2)),
    ),
  ),
]);

const pairLines = { length: 3, tokens: faces, order: 'unordered', pattern: 'pair' } as const;

/** All `size` numbers of the unit bet are among the faces shown. */
function differentGroup(size: 2 | 3, numeral: string, odds: () => readonly Tier[]) {
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
  const zh = `${numeral}不同号`;
  const en = `${size} different`;
  return group(
    id,
    zh,
    en,
    type(
      `${id}.std`,
      `${zh}标准`,
      'Standard',
      played(`${id}.multi`, zh, `${en} numbers`, numberSet(faces, size), hits(spec, 'multi')),
    ),
    type(
      `${id}.entry`,
      `${zh}单式`,
      'Single entry',
      played(
        `${id}.single`,
        `${zh}单式`,
        `${en}, single entry`,
        differentLines(faces, size),
        hits(spec, 'lines'),
      ),
    ),
    type(
      `${id}.banker`,
      `${zh}胆拖`,
      'Banker and drag',
      played(
        `${id}.banker`,
        `${zh}胆拖`,
        `${en}, banker and drag`,
        bankerContent(faces, size, 5),
        hits(spec, 'banker'),
      ),
    ),
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
