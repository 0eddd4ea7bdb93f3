/** The errors of a form without those of the given fields, which the player has just changed. */
export function without<Errors extends Readonly<Partial<Record<string, string>>>>(
  errors: Errors,
  fields: readonly string[],
): Errors {
  const kept = Object.entries(errors).filter(([field]) => !fields.includes(field));
  // Returns the same object when nothing is removed, to avoid a re-render.
  return kept.length === Object.keys(errors).length ? errors : (Object.fromEntries(kept) as Errors);
}
