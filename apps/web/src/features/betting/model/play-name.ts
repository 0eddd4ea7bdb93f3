/**
 * Short name of an item under its type: `后三直选复式` under `后三直选` is `复式`, `后三组三复式` under `后三组选` is `组三复式`.
 * Works on any language whose names begin with their parent's; a name that does not stays whole.
 */
export function shortName(name: string, parent: string): string {
  if (name === parent) return name;
  for (const prefix of [parent, stemOf(parent)]) {
    if (prefix === '' || !name.startsWith(prefix)) continue;
    const rest = name.slice(prefix.length).replace(/^[\s,，]+/, '');
    // A figure, or one sign such as 值 of 冠亚和值, says nothing alone.
    if (rest.length > 1 && !/^\d/.test(rest)) return rest.charAt(0).toUpperCase() + rest.slice(1);
  }
  return name;
}

/** Name of a type under its group; empty when the group says it all. */
export function typeLabel(type: string, group: string): string {
  return type === group ? '' : shortName(type, group);
}

/** `后三直选` → `后三`, `Back three direct` → `Back three`; a single word of either has none. */
function stemOf(name: string): string {
  if (name.includes(' ')) return name.slice(0, name.lastIndexOf(' '));
  return /^[^\x20-\x7e]{4,}$/.test(name) ? name.slice(0, -2) : '';
}
