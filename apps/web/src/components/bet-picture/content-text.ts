import type { MessageKey } from '@tessera/messages';
import type { Content, ContentShape } from '@tessera/rules';
import { betParts, labelText, printedValue } from '../bet-content/index.ts';

/** A content as one text: `【百】1,2 【十】3,7,8`. */
export function contentText(
  t: (key: MessageKey) => string,
  content: Content,
  family: string,
  shape?: ContentShape,
): string {
  return betParts(content, shape)
    .map((part) => {
      const label = part.labels.map((name) => labelText(t, name)).join(' ');
      const values = part.values.map((value) => printedValue(t, part, value, family));
      return `${label && `【${label}】`}${values.join(part.whole ? ', ' : ',')}`;
    })
    .join(' ');
}
