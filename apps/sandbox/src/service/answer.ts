import type { Case, Message } from './case.ts';
import { orderAnswer } from './orders.ts';
import { ANSWERS, CONTENT, GOODBYE, INTRODUCTION, type Language, PICTURE, UNKNOWN } from './texts.ts';

/** What the stand-in says to a case, and whether the case is done then. */
interface Answer {
  readonly text: string;
  /** Number of the newest message that it answers. */
  readonly to: number;
  readonly resolves: boolean;
}

/** Longest text that the platform takes. */
const TEXT_MAX = 500;

/** The answer to what the player wrote since the last answer; undefined when nothing was written. */
export function answerTo({ messages, language: wanted }: Case): Answer | undefined {
  const language: Language = wanted === 'zhCn' ? 'zhCn' : 'enUs';
  const answered = messages.findLastIndex(({ staff }) => staff);
  const asked = messages.slice(answered + 1);
  const last = asked.at(-1);
  if (!last) return undefined;
  const isFirst = answered < 0;
  // Somebody who thanks at once has not been answered yet.
  if (!isFirst && asked.every((message) => message.kind === 'text' && CONTENT.test(message.text.trim())))
    return { text: GOODBYE[language], to: last.seq, resolves: true };
  const lines = [...new Set(asked.map((message) => lineTo(message, language)))];
  const kept = lines.some((line) => line !== UNKNOWN[language])
    ? lines.filter((line) => line !== UNKNOWN[language])
    : lines;
  const text = [...(isFirst ? [INTRODUCTION[language]] : []), ...kept].join('\n').slice(0, TEXT_MAX);
  return { text, to: last.seq, resolves: false };
}

function lineTo({ kind, text, order }: Message, language: Language): string {
  if (order) return orderAnswer(order, language);
  if (kind === 'image') return PICTURE[language];
  return (ANSWERS.find(({ words }) => words.test(text))?.text ?? UNKNOWN)[language];
}
