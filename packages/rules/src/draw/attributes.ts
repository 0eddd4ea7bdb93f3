import type { Family } from '../families/declare.ts';
import { type Draw, jackpotDrawOf, lhcDrawOf, numbersOf } from '../families/draw.ts';
import { catalogueHouse, type HouseRules } from '../families/house.ts';
import { pc28ColorOf } from '../families/pc28/color.ts';
import { compareAt, type DrawAttribute, digitForm, sideAttributes, sum } from './attribute.ts';
import { lhcAttributes } from './lhc-attributes.ts';

/**
 * Attributes of a draw beside its numbers: sum, size, parity, dragon/tiger, forms, signs. Headers, trends and statistics use
 * them. Forms follow the house rules. Throws when the draw is not of the family.
 */
export function drawAttributes(
  family: Family,
  draw: Draw,
  house: HouseRules = catalogueHouse,
): readonly DrawAttribute[] {
  switch (family) {
    case 'ssc':
    case 'p5': {
      const digits = numbersOf(draw);
      return [
        ...sideAttributes('sum', sum(digits), 23),
        compareAt(digits, 0, 4, 'dragon-tiger'),
        digitForm('front3-form', digits.slice(0, 3), house),
        digitForm('mid3-form', digits.slice(1, 4), house),
        digitForm('back3-form', digits.slice(2, 5), house),
      ];
    }
    case 'd3': {
      const digits = numbersOf(draw);
      return [
        ...sideAttributes('sum', sum(digits), 14),
        compareAt(digits, 0, 2, 'dragon-tiger'),
        digitForm('form', digits, house),
      ];
    }
    case 'x5': {
      const numbers = numbersOf(draw);
      return [...sideAttributes('sum', sum(numbers), 31, 30), compareAt(numbers, 0, 4, 'dragon-tiger')];
    }
    case 'pk10': {
      const places = numbersOf(draw);
      return [
        ...sideAttributes('sum2', (places[0] ?? 0) + (places[1] ?? 0), 12),
        ...[1, 2, 3, 4, 5].map((rank) => compareAt(places, rank - 1, 10 - rank, `dragon-tiger-${rank}`)),
      ];
    }
    case 'k3':
      return diceAttributes(numbersOf(draw));
    case 'pc28': {
      const total = sum(numbersOf(draw));
      return [...sideAttributes('sum', total, 14), { key: 'color', value: pc28ColorOf(total) }];
    }
    case 'kl8': {
      const numbers = numbersOf(draw);
      const lower = numbers.filter((number) => number <= 40).length;
      const odd = numbers.filter((number) => number % 2 === 1).length;
      return [
        ...sideAttributes('sum', sum(numbers), 811, 810),
        { key: 'upper-lower', value: lower > 10 ? 'upper' : lower < 10 ? 'lower' : 'middle' },
        { key: 'odd-even', value: odd > 10 ? 'odd' : odd < 10 ? 'even' : 'tie' },
      ];
    }
    case 'kl10': {
      const numbers = numbersOf(draw);
      return [
        ...sideAttributes('sum', sum(numbers), 85, 84),
        ...[1, 2, 3, 4].map((rank) => compareAt(numbers, rank - 1, 8 - rank, `dragon-tiger-${rank}`)),
      ];
    }
    case 'lhc':
      return lhcAttributes(lhcDrawOf(draw));
    default: {
      const { main } = jackpotDrawOf(draw);
      const odd = main.filter((number) => number % 2 === 1).length;
      return [
        { key: 'sum', value: String(sum(main)) },
        { key: 'odd-count', value: `${odd}-${main.length - odd}` },
      ];
    }
  }
}

function diceAttributes(dice: readonly number[]): readonly DrawAttribute[] {
  const [a = 0, b = 0, c = 0] = dice.toSorted((x, y) => x - y);
  const form =
    a === c ? 'triple' : a === b || b === c ? 'pair' : b === a + 1 && c === b + 1 ? 'straight' : 'different';
  return [...sideAttributes('sum', a + b + c, 11), { key: 'form', value: form }];
}
