/** CSV for spreadsheets: RFC 4180, UTF-8 with byte order mark so that Chinese is decoded correctly. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return CSV_START + csvLines(rows);
}

/** What a file begins with. */
export const CSV_START = '\uFEFF';

/** Rows of a file that is written in parts. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map((cell) => quoted(asText(cell))).join(',')}\r\n`).join('');

/** Escapes a text that looks like a formula; a negative number stays a number. */
function asText(text: string): string {
  if (/^-\d+(\.\d+)?$/.test(text)) return text;
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
