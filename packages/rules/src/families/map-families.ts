/** A record with the families of another one: `to` of each value. */
export const mapFamilies = <Id extends string, From, To>(
  from: Readonly<Record<Id, From>>,
  to: (value: From, family: Id) => To,
): Readonly<Record<Id, To>> =>
  Object.fromEntries(
    (Object.entries(from) as [Id, From][]).map(([family, value]) => [family, to(value, family)]),
  ) as Record<Id, To>;
