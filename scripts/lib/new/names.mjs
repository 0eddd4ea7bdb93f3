/** The spellings of a name given in kebab-case. Errors: throws for a name in another form. */
export function spellings(name) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is not in kebab-case: lower-case words joined by hyphens`);
  const pascal = name.replace(/(^|-)([a-z0-9])/g, (_, _hyphen, letter) => letter.toUpperCase());
  const words = name.replaceAll('-', ' ');
  return {
    kebab: name,
    pascal,
    camel: pascal[0].toLowerCase() + pascal.slice(1),
    snake: name.replaceAll('-', '_'),
    title: words[0].toUpperCase() + words.slice(1),
  };
}

/** `text` with `added` before the only `anchor` in it. Errors: throws, with `where`, when the anchor is missing or not the only one. */
export function insertBefore(text, anchor, added, where) {
  const parts = text.split(anchor);
  if (parts.length !== 2) throw new Error(`${where}: found ${parts.length - 1} of "${anchor}", expected one`);
  return `${parts[0]}${added}${anchor}${parts[1]}`;
}
