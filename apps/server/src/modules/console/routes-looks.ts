import { consoleEndpoints } from '@tessera/protocol/console';
import { AppError, type Downloads, operatorOf, type Register } from '../../http/index.ts';
import { createFileTicket, findFileTicket, logAct } from '../operators/index.ts';
import type { Console } from './service.ts';
import { textFile, textFileChanges } from './text-files.ts';
import { textCoverage, textDetail, textPage } from './text-views.ts';
import { themeRows, themeVersions } from './theme-views.ts';

/** Kind of the addresses of downloads. */
const KIND = 'texts';

/** Serves the files of texts. */
export const serveTextFiles = ({ store, languages }: Console, downloads: Downloads): void =>
  downloads.serve(KIND, (secret, browser) =>
    findFileTicket(store, KIND, secret, browser, async ({ about }) =>
      textFile({ store, languages }, consoleEndpoints.consoleTextExport.request.parse(about)),
    ),
  );

/** Registers the calls that show themes and texts. They are changed by commands only. */
export function lookRoutes(register: Register, { store, languages }: Console): void {
  const texts = { store, languages };
  register(consoleEndpoints.consoleThemeList, () => themeRows(store));
  register(consoleEndpoints.consoleThemeHistory, ({ theme }) => themeVersions(store, theme));
  register(consoleEndpoints.consoleTextCoverage, () => textCoverage(texts));
  register(consoleEndpoints.consoleTextList, (asked) => textPage(texts, asked));
  register(consoleEndpoints.consoleTextGet, (asked, context) =>
    textDetail(texts, asked, operatorOf(context).operatorId),
  );
  register(consoleEndpoints.consoleTextRead, (asked) => textFileChanges(texts, asked));
  register(consoleEndpoints.consoleTextExport, async (asked, context) => {
    if (!languages.built(asked.language)) throw new AppError('not_found');
    const { operatorId, id: sessionId } = operatorOf(context);
    const secret = await store.tx(async (tx) => {
      await logAct(tx, context, {
        operator: operatorId,
        action: 'text.export',
        subject: `texts:${asked.language}`,
        data: asked,
      });
      return createFileTicket(tx, {
        kind: KIND,
        about: asked,
        operatorId,
        sessionId,
        browser: context.browser.secretHash,
        language: context.language,
      });
    });
    return { path: `/download/${KIND}/${secret}` };
  });
}
