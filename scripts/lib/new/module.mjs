import { insertBefore, spellings } from './names.mjs';

const PLATFORM = 'apps/server/src/platform.ts';

/** A server module: declaration, service and its test; listed in the composition root. */
export function newModule(name) {
  const { kebab, pascal, camel, title } = spellings(name);
  const folder = `apps/server/src/modules/${kebab}`;
  const variable = `${camel}Module`;
  return {
    files: {
      [`${folder}/index.ts`]: `/** ${title}. */
export { ${variable} } from './module.ts';
`,
      [`${folder}/module.ts`]: `import { defineModule } from '../../contract/index.ts';
import { create${pascal} } from './service.ts';

/** ${title}. */
export const ${variable} = defineModule({
  name: '${camel}',
  needs: [],
  create: create${pascal},
});
`,
      [`${folder}/service.ts`]: `import type { Clock } from '../../store/index.ts';

/** ${title}. */
export interface ${pascal} {
  /** Server time at which the service was created, ms. */
  readonly since: number;
}

export function create${pascal}({ clock }: { readonly clock: Pick<Clock, 'local'> }): ${pascal} {
  return { since: clock.local() };
}
`,
      [`${folder}/service.test.ts`]: `import { expect, test } from 'vitest';
import { create${pascal} } from './service.ts';

test('${kebab}: the service takes its time from the clock of the server', () => {
  expect(create${pascal}({ clock: { local: () => 1_000 } }).since).toBe(1_000);
});
`,
    },
    edits: {
      [PLATFORM]: (text) => {
        const imported = insertBefore(
          text,
          "import { gateModule } from './parts/gate.ts';\n",
          `import { ${variable} } from './modules/${kebab}/index.ts';\n`,
          PLATFORM,
        );
        return insertBefore(imported, '] as const;', `  ${variable},\n`, PLATFORM);
      },
    },
    next: `Declare its calls, jobs, events and movements in ${folder}/module.ts.`,
  };
}
