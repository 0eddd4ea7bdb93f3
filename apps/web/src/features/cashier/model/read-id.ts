/** A row id from an address: digits of a positive safe integer, otherwise `undefined`. */
export function readId(text: string | undefined): number | undefined {
  const id = /^\d{1,16}$/.test(text ?? '') ? Number(text) : 0;
  return id > 0 && Number.isSafeInteger(id) ? id : undefined;
}
