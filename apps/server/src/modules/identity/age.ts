/**
 * Whether a person born on `birthDate` is at least `years` old on `today` (RP12); both `YYYY-MM-DD`. In common years, a person
 * born
 * on 29 February comes of age on 1 March. False for a date that does not exist.
 */
export function isOfAge(birthDate: string, today: string, years: number): boolean {
  if (!isDate(birthDate)) return false;
  const birthday = `${Number(birthDate.slice(0, 4)) + years}${birthDate.slice(4)}`;
  return birthday <= today;
}

/** True for a calendar day from 1900 on. */
export function isDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text && text >= '1900-01-01';
}
