import { consoleEndpoints } from '@tessera/protocol/console';
import type { Register } from '../../http/index.ts';
import { articleForConsole, articlesForConsole } from '../help/index.ts';
import { noticeDetail, noticePage, noticePreview } from './notice-views.ts';
import type { Console } from './service.ts';

/** Registers the calls that show notices and the help. Notices are written by commands only. */
export function contentRoutes(register: Register, { store, languages }: Console): void {
  register(consoleEndpoints.consoleNoticeList, (asked, { language }) => noticePage(store, asked, language));
  register(consoleEndpoints.consoleNoticeGet, (asked, { language }) => noticeDetail(store, asked, language));
  register(consoleEndpoints.consoleNoticePreview, async (text) => noticePreview(text));
  register(consoleEndpoints.consoleHelpList, () => articlesForConsole(store, languages));
  register(consoleEndpoints.consoleHelpGet, async ({ article }) => articleForConsole(article, languages));
}
