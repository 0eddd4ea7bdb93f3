import type { InputOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import { cleanText } from './clean.ts';
import type { ChatDeps } from './deps.ts';
import { hasForeignLink } from './filter/links.ts';
import { hasRefusedWords } from './filter/words.ts';
import type { MessageView } from './messages.ts';
import type { Caller } from './rooms.ts';
import { sendMessage } from './send-message.ts';

/** Most characters of a text (E6), also after it was brought to its stored form. */
const TEXT_MAX = 500;

/**
 * Sends a text to a room. Errors: those of `sendMessage`; `validation_failed` for a text without characters; `chat_refused_words`,
 * `chat_refused_link`.
 */
export async function sendText(
  caller: Caller,
  { room, client_id: clientId, text: typed }: InputOf<'chatSend'>,
  deps: Pick<ChatDeps, 'store' | 'emit' | 'pictureUrl' | 'ownOrigins'>,
): Promise<MessageView> {
  const text = cleanText(typed);
  if (text === '' || text.length > TEXT_MAX) throw new AppError('validation_failed', { field: 'text' });
  const refusal = refusalOf(text, deps.ownOrigins());
  const check = () => {
    if (refusal) throw new AppError(refusal);
  };
  return sendMessage(caller, { room, clientId, kind: 'text', body: { text }, check }, deps);
}

/** Why a text is not shown to others; undefined: nothing is wrong with it. */
function refusalOf(text: string, ownOrigins: readonly string[]) {
  if (hasRefusedWords(text)) return 'chat_refused_words';
  return hasForeignLink(text, ownOrigins) ? 'chat_refused_link' : undefined;
}
