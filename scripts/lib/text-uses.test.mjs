import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { textUses } from './text-uses.mjs';

const house = mkdtempSync(join(tmpdir(), 'tessera-texts-'));
afterAll(() => rmSync(house, { recursive: true }));

test('keys built in templates are resolved by the types of their parts', () => {
  writeFileSync(join(house, 'tsconfig.json'), '{"compilerOptions":{"noEmit":true},"include":["*.ts"]}');
  writeFileSync(
    join(house, 'screen.ts'),
    `import { t } from 'import_path';
type Unsaid = 'type_only';
declare const look: 'won' | 'lost';
declare const many: 1 | 2;
declare const word: string;
t('plain');
t(many === 1 ? 'one_thing' : (\`things_\${many}_\${look}\`));
format.t(\`state_\${look}_short\`);
label = \`word_\${word.replaceAll('-', '_')}\`;
title = \`terms_\${('a-b' as const).replaceAll('-', '_')}\`;
const kept = { head: 'kept_key' };
`,
  );
  const { written, asked, built } = textUses(join(house, 'tsconfig.json'), (path) =>
    path.endsWith('/screen.ts'),
  );
  expect([...asked.keys()].sort()).toEqual(
    ['plain', 'one_thing', 'things_2_won', 'things_2_lost', 'state_won_short', 'state_lost_short'].sort(),
  );
  expect([...built.keys()].filter((key) => !asked.has(key)).sort()).toEqual(['terms_a_b', 'word_*']);
  expect(asked.get('plain')).toEqual([expect.stringMatching(/screen\.ts:6$/)]);
  expect(['kept_key', 'plain', 'one_thing'].every((key) => written.has(key))).toBe(true);
  expect(['type_only', 'import_path'].some((key) => written.has(key))).toBe(false);
});
