/** The parts of a version that a change can raise, the highest first, with the heading of such changes in the changelog. */
const HEADINGS = { major: 'Upgrading', minor: 'Added and changed', patch: 'Fixed' };
export const BUMPS = Object.keys(HEADINGS);

const UNRELEASED = '## Unreleased';

/** The file of a change: `bump` is one of `BUMPS`, `words` says what changed. Errors: throws for another bump or no words. */
export function writeChange(bump, words) {
  if (!BUMPS.includes(bump)) throw new Error(`"${bump}" is not one of ${BUMPS.join(', ')}`);
  if (!words.trim()) throw new Error('the change has no words');
  return `---\n"tessera": ${bump}\n---\n\n${words.trim()}\n`;
}

/** Reads the file of a change. Errors: throws with the file's name when it has another form. */
export function readChange(name, text) {
  const [, bump, words] = /^---\n"tessera": (\w+)\n---\n+(.*\S)\s*$/s.exec(text) ?? [];
  if (!BUMPS.includes(bump)) throw new Error(`${name} is not a change: see .changeset/README.md`);
  return { bump, words };
}

/** A file name for a change: its first words. */
export const nameOf = (words) =>
  `${
    words
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+/, '')
      .slice(0, 50)
      .replace(/-+$/, '') || 'change'
  }.md`;

/** The version after changes: the highest bump raises its part and sets the lower parts to 0. Below 1.0.0, `major` raises the minor. */
export function nextVersion(version, bumps) {
  const parts = version.split('.').map(Number);
  const highest = BUMPS.findIndex((bump) => bumps.includes(bump));
  const place = parts[0] === 0 ? Math.max(1, highest) : highest;
  return parts.map((part, index) => (index < place ? part : index === place ? part + 1 : 0)).join('.');
}

/**
 * The changelog with a dated section for `version`: the changes by heading, then what stood under "Unreleased". An empty
 * "Unreleased" stays above it. `date` is `YYYY-MM-DD`. Errors: throws for a changelog without "Unreleased".
 */
export function releasedLog(changelog, { version, date, changes }) {
  const [before, rest] = changelog.split(`${UNRELEASED}\n`);
  if (rest === undefined) throw new Error(`CHANGELOG.md has no "${UNRELEASED}"`);
  const lists = BUMPS.flatMap((bump) => {
    const found = changes.filter((change) => change.bump === bump);
    if (found.length === 0) return [];
    return [`### ${HEADINGS[bump]}\n\n${found.map(({ words }) => itemOf(words)).join('\n')}\n\n`];
  });
  return `${before}${UNRELEASED}\n\n## ${version} (${date})\n\n${lists.join('')}${rest.trimStart()}`;
}

const itemOf = (words) => `- ${words.replaceAll('\n', '\n  ')}`;
