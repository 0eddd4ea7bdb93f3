import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameOf, nextVersion, readChange, releasedLog, writeChange } from './changes.mjs';
import { root } from './paths.mjs';

test('a change reads as it was written', () => {
  const text = writeChange('minor', ' Trends show 500 draws.\nThey scroll. ');
  expect(readChange('a.md', text)).toEqual({ bump: 'minor', words: 'Trends show 500 draws.\nThey scroll.' });
  expect(nameOf('Trends show 500 draws.')).toBe('trends-show-500-draws.md');
  expect(() => writeChange('huge', 'words')).toThrow('huge');
  expect(() => writeChange('minor', ' ')).toThrow('no words');
  expect(() => readChange('b.md', 'words only')).toThrow('b.md');
});

test('the highest bump decides the version; below 1.0.0 nothing raises the major', () => {
  expect(nextVersion('1.4.2', ['patch', 'minor'])).toBe('1.5.0');
  expect(nextVersion('1.4.2', ['patch', 'major'])).toBe('2.0.0');
  expect(nextVersion('1.4.2', ['patch'])).toBe('1.4.3');
  expect(nextVersion('0.1.3', ['major'])).toBe('0.2.0');
});

test('a release puts changes by heading under version and date, with what was unreleased', () => {
  const changes = [
    { bump: 'patch', words: 'One' },
    { bump: 'minor', words: 'Two\nlines' },
    { bump: 'patch', words: 'Three' },
  ];
  const log = releasedLog('# Changelog\n\n## Unreleased\n\n- before\n\n## 0.1.0 (2026-01-02)\n', {
    version: '0.2.0',
    date: '2026-11-23',
    changes,
  });
  expect(log).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-23)\n\n### Added and changed\n\n- Two\n  lines\n\n' +
      '### Fixed\n\n- One\n- Three\n\n- before\n\n## 0.1.0 (2026-01-02)\n',
  );
});

test('every file in .changeset is a change, and the changelog can take them', () => {
  const folder = join(root, '.changeset');
  const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const changes = names.map((name) => readChange(name, readFileSync(join(folder, name), 'utf8')));
  const log = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  expect(releasedLog(log, { version: '9.0.0', date: '2026-11-23', changes })).toContain(
    '## 9.0.0 (2026-11-23)',
  );
});
