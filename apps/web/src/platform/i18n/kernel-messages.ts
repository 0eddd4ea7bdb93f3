import enUs from '@tessera/messages/enUs/start.json';
import { inLanguage, type Language } from '@tessera/messages/languages';
import zhCn from '@tessera/messages/zhCn/start.json';

/** Messages by key. */
export type Messages = Readonly<Record<string, string>>;

/** In the default and the fallback language: further ones would make the first screens larger. */
const builtIn = { zhCn, enUs };

/**
 * The few messages the client needs before the server's first answer. All others come from the server, whose maps override
 * these.
 */
export function kernelMessages(language: Language): Messages {
  return inLanguage<Messages>(builtIn, language) ?? enUs;
}

/** The English texts of these messages, the last fallback for a missing key. */
export const englishKernel: Messages = enUs;
