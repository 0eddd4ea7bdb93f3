import { insertBefore, spellings } from './names.mjs';

const ROUTES = 'apps/web/src/platform/navigation/route-table.ts';
const SCREENS = 'apps/web/src/app/screens.ts';
const TEXTS = ['packages/messages/zhCn/common.json', 'packages/messages/enUs/common.json'];

/** A page of the client: a feature with one screen, its route and its title in both languages. */
export function newPage(name) {
  const { kebab, pascal, snake, title } = spellings(name);
  const screen = `apps/web/src/features/${kebab}/screens/${kebab}-screen.tsx`;
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
    },
    edits: {
      [ROUTES]: (text) =>
        insertBefore(
          text,
          '} as const satisfies',
          `  '${kebab}': { path: '${name.replaceAll('-', '/')}', title: '${key}', access: 'session', place: 'main', phoneBar: 'inner' },\n`,
          ROUTES,
        ),
      [SCREENS]: (text) =>
        text.replace(
          /\};\s*$/,
          `  '${kebab}': async () => (await import('../features/${kebab}/screens/${kebab}-screen.tsx')).${pascal}Screen,\n};\n`,
        ),
      ...Object.fromEntries(
        TEXTS.map((path) => [
          path,
          (text) => `${JSON.stringify({ ...JSON.parse(text), [key]: title }, null, 2)}\n`,
        ]),
      ),
    },
    next: `Translate ${key} in ${TEXTS[0]}, fill ${screen}, and add its menu entry.`,
  };
}
