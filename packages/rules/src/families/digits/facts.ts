import { compareAt, digitForm, sideAttributes, sum } from '../../draw/attribute.ts';
import { numbersOf } from '../draw.ts';
import { digitZone, type FamilyFacts, listShape, meanTenthsOf } from '../facts.ts';

const five = digitZone(5);
const three = digitZone(3);

/** Five digits with the places 万 千 百 十 个, as SSC and P5 draw them. */
export const fiveDigitFacts: FamilyFacts = {
  shape: listShape(five),
  places: [...'万千百十个'],
  meanTotalTenths: meanTenthsOf(five),
  attributes(draw, house) {
    const digits = numbersOf(draw);
    return [
      ...sideAttributes('sum', sum(digits), 23),
      compareAt(digits, 0, 4, 'dragon-tiger'),
      digitForm('front3-form', digits.slice(0, 3), house),
      digitForm('mid3-form', digits.slice(1, 4), house),
      digitForm('back3-form', digits.slice(2, 5), house),
    ];
  },
};

/** Three digits with the places 百 十 个, as 3D draws them. */
export const threeDigitFacts: FamilyFacts = {
  shape: listShape(three),
  places: [...'百十个'],
  meanTotalTenths: meanTenthsOf(three),
  attributes(draw, house) {
    const digits = numbersOf(draw);
    return [
      ...sideAttributes('sum', sum(digits), 14),
      compareAt(digits, 0, 2, 'dragon-tiger'),
      digitForm('form', digits, house),
    ];
  },
};
