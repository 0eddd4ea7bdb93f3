import { inLanguage } from '@tessera/messages';
import { fingerprintOf } from '@tessera/messages/fingerprint';
import type { InputOf } from '@tessera/protocol';
import { endpoints } from '@tessera/protocol/endpoints';
import type { Store } from '../../store/index.ts';
import { type ArticleVotes, type CurrentTexts, votesByLanguage } from './votes.ts';

type ArticleId = InputOf<'helpVote'>['article'];

const ids: readonly ArticleId[] = endpoints.helpVote.request.shape.article.options;

/** The texts that this node sends to players, by language. */
interface Texts {
  types(): readonly { readonly code: string }[];
  messages(code: string): Readonly<Record<string, string>> | undefined;
}

interface Block {
  readonly key: string;
  /** By language. A language that lacks it has the English one. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Days whose answers are counted. */
const DAYS = 90;

/** Title and blocks of an article, as the messages `help_<id>_title` and `help_<id>_1` onwards. */
function blocksOf(article: ArticleId, texts: Texts): readonly Block[] {
  const codes = texts.types().map(({ code }) => code);
  const textsOf = (key: string) =>
    Object.fromEntries(
      codes.flatMap((code) => {
        const text = texts.messages(code)?.[key];
        return text === undefined ? [] : [[code, text] as const];
      }),
    );
  const stem = `help_${article.replaceAll('-', '_')}`;
  const blocks: Block[] = [{ key: `${stem}_title`, texts: textsOf(`${stem}_title`) }];
  for (let number = 1; ; number += 1) {
    const block = { key: `${stem}_${number}`, texts: textsOf(`${stem}_${number}`) };
    if (Object.keys(block.texts).length === 0) return blocks;
    blocks.push(block);
  }
}

/** The fingerprint that a client sends with an answer about the texts in this language. */
const versionOf = (blocks: readonly Block[], language: string): string =>
  fingerprintOf(blocks.map(({ key, texts }) => inLanguage(texts, language) ?? key).join('\n'));

/** One article with its texts in force. */
export function articleForConsole(article: ArticleId, texts: Texts) {
  return {
    article,
    blocks: blocksOf(article, texts).map(({ key, texts: byLanguage }) => ({ key, texts: { ...byLanguage } })),
  };
}

/** All articles with the answers of players. */
export async function articlesForConsole(store: Store, texts: Texts) {
  const codes = texts.types().map(({ code }) => code);
  const articles = ids.map((article) => ({ article, blocks: blocksOf(article, texts) }));
  const current: CurrentTexts[] = articles.flatMap(({ article, blocks }) =>
    codes.map((language) => ({ article, language, version: versionOf(blocks, language) })),
  );
  const votes = await votesByLanguage(store, DAYS, current);
  return {
    days: DAYS,
    items: articles.map(({ article, blocks }) => ({
      article,
      titles: { ...blocks[0]!.texts },
      votes: votes.filter((row) => row.article === article).map(countsOf),
    })),
  };
}

function countsOf({
  language,
  current,
  yes,
  unclear,
  incomplete,
  wrong,
  other,
}: ArticleVotes & { readonly language: string | null; readonly current: boolean }) {
  return { language, current, yes, unclear, incomplete, wrong, other };
}
