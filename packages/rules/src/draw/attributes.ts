import { familyAttributes } from '../families/all-attributes.ts';
import type { Family } from '../families/all-facts.ts';
import type { Draw } from '../families/draw.ts';
import { catalogueHouse, type HouseRules } from '../families/house.ts';
import type { DrawAttribute, FamilyAttributes } from './attribute.ts';

/**
 * Attributes of a draw beside its numbers: sum, size, parity, dragon/tiger, forms, signs. Headers, trends and statistics use
 * them. Forms follow the house rules. Throws when the draw is not of the family.
 */
export function drawAttributes(
  family: Family,
  draw: Draw,
  house: HouseRules = catalogueHouse,
): readonly DrawAttribute[] {
  return familyAttributes[family].of(draw, house);
}

/** The attributes of a family by its id; `undefined` for a family that this build does not know. */
export const attributesOf = (family: string): FamilyAttributes | undefined =>
  (familyAttributes as Readonly<Record<string, FamilyAttributes>>)[family];
