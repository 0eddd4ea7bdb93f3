/** Errors of a form without those of some fields: what a player has just changed is not blamed any more. */
export function without<Errors extends Readonly<Partial<Record<string, string>>>>(
  errors: Errors,
  fields: readonly string[],
): Errors {
  const kept = Object.entries(errors).filter(([field]) => !fields.includes(field));
  // The same object when nothing goes, so that nothing renders for it.
  return kept.length === Object.keys(errors).length ? errors : (Object.fromEntries(kept) as Errors);
}
