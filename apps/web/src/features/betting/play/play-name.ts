/**
 * Short name of a play under its type: `后三直选复式` under `后三直选` is `复式`, `后三组三复式` under `后三组选` is `组三复式`. Works in any language
 * where names begin with their parent's name; other names are returned whole.
 */
export function shortName(name: string, parent: string): string {
  if (name === parent) return name;
  for (const prefix of [parent, stemOf(parent)]) {
    if (prefix === '' || !name.startsWith(prefix)) continue;
    const rest = name.slice(prefix.length).replace(/^[\s,，:]+/, '');
    // A number or a single character, such as 值 of 冠亚和值, is not a meaningful name.
    if (rest.length > 1 && !/^\d/.test(rest)) return rest.charAt(0).toUpperCase() + rest.slice(1);
  }
  return name;
}

/** Label of a type under its group; empty if it equals the group's name. */
export function typeLabel(type: string, group: string): string {
  return type === group ? '' : shortName(type, group);
}

/** `后三直选` → `后三`, `Back three direct` → `Back three`; empty for a single word in either language. */
function stemOf(name: string): string {
  if (name.includes(' ')) return name.slice(0, name.lastIndexOf(' '));
  return /^[^\x20-\x7e]{4,}$/.test(name) ? name.slice(0, -2) : '';
}
