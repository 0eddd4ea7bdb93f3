import { shippedLanguages } from '../../../packages/messages/src/languages.ts';
import { insertBefore, spellings } from './names.mjs';

const ROUTES = 'apps/web/src/app/routes.ts';
const TEXTS = shippedLanguages.map((language) => `packages/messages/${language}/common.json`);

/** A page of the client: a feature with one screen, its routes, its menu entry, and its title in every language. */
export function newPage(name) {
  const { kebab, pascal, camel, snake, title } = spellings(name);
  const feature = `apps/web/src/features/${kebab}`;
  const screen = `${feature}/screens/${kebab}-screen.tsx`;
  const key = `route_${snake}`;
  return {
    files: {
      [screen]: `import { Card } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';

/** ${title}. */
export function ${pascal}Screen() {
  const t = useT();
  return <Card>{t('${key}')}</Card>;
}
`,
      [`${feature}/routes.ts`]: `import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  '${kebab}': {
    path: '${name.replaceAll('-', '/')}',
    title: '${key}',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    screen: async () => (await import('./screens/${kebab}-screen.tsx')).${pascal}Screen,
  },
} satisfies Routes;
`,
      [`${feature}/menu.ts`]: `import { List } from '@tessera/ui/icons';
import type { MenuEntry } from '../../platform/navigation/index.ts';

/** Entries of the account menu. */
export const menu: readonly MenuEntry[] = [{ to: '${kebab}', group: 'account', order: 90, icon: List }];
`,
    },
    edits: {
      [ROUTES]: (text) =>
        insertBefore(
          insertBefore(
            text,
            '\n/** The pages of all features. */',
            `import { routes as ${camel} } from '../features/${kebab}/routes.ts';\n`,
            ROUTES,
          ),
          '};\n\ndeclare module',
          `  ...${camel},\n`,
          ROUTES,
        ),
      ...Object.fromEntries(
        TEXTS.map((path) => [
          path,
          (text) => `${JSON.stringify({ ...JSON.parse(text), [key]: title }, null, 2)}\n`,
        ]),
      ),
    },
    next: `Translate ${key} in ${TEXTS.length - 1} languages of packages/messages, fill ${screen}, and choose icon and place in ${feature}/menu.ts.`,
  };
}
