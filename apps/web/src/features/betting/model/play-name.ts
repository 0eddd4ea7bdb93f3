/**
 * Short name of an item under its type: `后三直选复式` under `后三直选` is `复式`, `后三组三复式` under `后三组选` is `组三复式`.
 * Works on any language whose names begin with their parent's; a name that does not stays whole.
 */
export function shortName(name: string, parent: string): string {
  if (name === parent) return name;
  for (const prefix of [parent, stemOf(parent)]) {
    if (prefix === '' || !name.startsWith(prefix)) continue;
    const rest = name.slice(prefix.length).replace(/^[\s,，]+/, '');
    if (rest !== '' && !/^\d/.test(rest)) return rest.charAt(0).toUpperCase() + rest.slice(1);
  }
  return name;
}

/** Name of a type under its group; empty when the group says it all. */
export function typeLabel(type: string, group: string): string {
  return type === group ? '' : shortName(type, group);
}

/** `后三直选` → `后三`, `Back three direct` → `Back three`. */
function stemOf(name: string): string {
  return name.includes(' ') ? name.slice(0, name.lastIndexOf(' ')) : name.slice(0, -2);
}
