/** A row id as it stands in an address: digits of a safe integer above zero, otherwise `undefined`. */
export function readId(text: string | undefined): number | undefined {
  const id = /^\d{1,16}$/.test(text ?? '') ? Number(text) : 0;
  return id > 0 && Number.isSafeInteger(id) ? id : undefined;
}
