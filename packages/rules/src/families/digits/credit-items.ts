import { setContent, words } from '../../content/shape.ts';
import { anyPlace } from '../../play/appear.ts';
import { at } from '../../play/window.ts';
import { played } from '../declare.ts';
import { type HouseRules, houseNotes } from '../house.ts';
import { formBoard, spanValue } from './boards.ts';
import { digitForms } from './measures.ts';
import { digitSet, type Window } from './window.ts';

const allForms = words(...digitForms);

/** Form, span and single digit of three adjacent positions on the credit board. */
export const threeDigitFormItems = (w: Window, house: HouseRules) => [
  played(
    `credit.${w.key}-form`,
    setContent(allForms, 1, 5),
    at(w.at, formBoard(allForms, house)),
    // The catalogue has no note for its own choice here.
    ...(house.straights === 'plain' ? [houseNotes.straights.plain] : []),
  ),
  played(`credit.${w.key}-span`, digitSet(1), at(w.at, spanValue())),
  played(`credit.${w.key}-one`, digitSet(1), at(w.at, anyPlace(3, 1))),
];
