/** A table for spreadsheets: RFC 4180, UTF-8 with its mark so that Chinese is read right. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map((cell) => quoted(asText(cell))).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** A text that looks like a formula is not one; a number with a minus is a number. */
function asText(text: string): string {
  if (/^-\d+(\.\d+)?$/.test(text)) return text;
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
