/** CSV for spreadsheets: RFC 4180, UTF-8 with byte order mark so that Chinese is decoded correctly. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map((cell) => quoted(asText(cell))).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** Escapes a text that looks like a formula; a negative number stays a number. */
function asText(text: string): string {
  if (/^-\d+(\.\d+)?$/.test(text)) return text;
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
