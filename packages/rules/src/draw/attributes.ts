import { type Family, familyFacts } from '../families/all-facts.ts';
import type { Draw } from '../families/draw.ts';
import { catalogueHouse, type HouseRules } from '../families/house.ts';
import type { DrawAttribute } from './attribute.ts';

/**
 * Attributes of a draw beside its numbers: sum, size, parity, dragon/tiger, forms, signs. Headers, trends and statistics use
 * them. Forms follow the house rules. Throws when the draw is not of the family.
 */
export function drawAttributes(
  family: Family,
  draw: Draw,
  house: HouseRules = catalogueHouse,
): readonly DrawAttribute[] {
  return familyFacts[family].attributes(draw, house);
}
