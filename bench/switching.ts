/**
 * Changing theme and language with the processor slowed down four times: from the answer with the values or texts until the
 * page is painted with them. Target: 50 ms each (`docs/benchmarks.md`).
 */
import { languageTags } from '@tessera/messages/languages';
import { createClient } from '../e2e/kit/client.ts';
import { bothForms, type OpenClient, openClientBench } from './lib/client.ts';
import { watchRepaint } from './lib/repaint.ts';
import { median, report } from './lib/report.ts';
import { clientIsStored } from './lib/stored-client.ts';

const ROUNDS = 5;
const languages = [
  { name: 'English', tag: languageTags.enUs },
  { name: '简体中文', tag: languageTags.zhCn },
] as const;

async function switchTheme({ app }: OpenClient, id: string, name: string): Promise<number> {
  const painted = await watchRepaint(app.page, {
    root: ['data-theme', id],
    sinceAnswerOf: '/common/theme/css',
  });
  await app.chooseTheme(name);
  return painted();
}

async function switchLanguage(
  { app }: OpenClient,
  { name, tag }: (typeof languages)[number],
): Promise<number> {
  const painted = await watchRepaint(app.page, {
    within: '[data-screen]',
    root: ['lang', tag],
    sinceAnswerOf: '/common/language',
  });
  await app.chooseLanguage(name);
  return painted();
}

const bench = await openClientBench();
try {
  for (const form of bothForms) {
    const offered = await createClient(bench.platform[form]).ok('POST /common/theme/list', { tpl: 'pc-ky' });
    const themes: number[] = [];
    const texts: number[] = [];
    await bench.withClient(form, async (client) => {
      await client.app.open();
      await client.app.shows('home');
      await client.app.page.evaluate(clientIsStored);
      // The first change downloads what all later ones use.
      for (const { id, name } of offered.slice(1, 3)) await switchTheme(client, id, name.zhCn ?? id);
      for (const language of languages) await switchLanguage(client, language);
      await client.slow(4);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const { id, name } of offered.slice(1, 3))
          themes.push(await switchTheme(client, id, name.zhCn ?? id));
        for (const language of languages) texts.push(await switchLanguage(client, language));
      }
    });
    report(`${form}: theme switched and painted, ms`, median(themes), 50);
    report(`${form}: language switched and painted, ms`, median(texts), 50);
  }
} finally {
  await bench.close();
}
