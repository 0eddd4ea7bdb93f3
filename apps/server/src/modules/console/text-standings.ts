import { FALLBACK_LANGUAGE, type Messages } from '@tessera/messages';
import { isInUse, standingOf, type TextState, type TextVersion } from '../settings/index.ts';

/** A text of one language as it stands. */
export interface TextRow {
  readonly key: string;
  /** English in force. */
  readonly source: string;
  /** As players see it; null when they see the English one. */
  readonly text: string | null;
  readonly state: TextState;
  /** What waits: a check by another person, or a release. */
  readonly work: 'draft' | 'checked' | null;
}

/** How each text of each language stands. */
export interface TextStandings {
  /** Keys of all texts in alphabetical order. */
  readonly keys: readonly string[];
  rowOf(language: string, key: string): TextRow;
  /** Keys of a language that are not simply as shipped; all others are `built`, or `missing` when the language lacks them. */
  notable(language: string): ReadonlySet<string>;
}

/**
 * Puts together what is shipped and what operators have written. Few texts have versions, so only those are compared one by one.
 *
 * @param versions Those in force and those written since, the oldest first.
 */
export function standingsOf(
  built: (language: string) => Messages | undefined,
  versions: readonly TextVersion[],
): TextStandings {
  const english = built(FALLBACK_LANGUAGE) ?? {};
  const found = new Map<string, TextVersion[]>();
  for (const version of versions) {
    const name = `${version.language}/${version.key}`;
    found.set(name, [...(found.get(name) ?? []), version]);
  }
  const of = (language: string, key: string): readonly TextVersion[] => found.get(`${language}/${key}`) ?? [];
  const liveOf = (language: string, key: string) =>
    of(language, key).findLast(({ release }) => release !== null);
  const englishOf = (key: string): string => {
    const [shipped, live] = [english[key] ?? '', liveOf(FALLBACK_LANGUAGE, key)];
    return live?.text && isInUse(live, shipped) ? live.text : shipped;
  };
  return {
    keys: Object.keys(english).sort(),
    rowOf(language, key) {
      const source = englishOf(key);
      const { text, state } = standingOf({
        language,
        builtEnglish: english[key] ?? '',
        built: built(language)?.[key],
        english: source,
        live: liveOf(language, key),
      });
      return { key, source, text: text ?? null, state, work: workOf(of(language, key)) };
    },
    notable: (language) =>
      new Set(
        versions
          .filter((one) => one.language === language || one.language === FALLBACK_LANGUAGE)
          .map(({ key }) => key)
          .filter((key) => key in english),
      ),
  };
}

/** A newer draft comes before a checked text that waits. */
function workOf(versions: readonly TextVersion[]): TextRow['work'] {
  if (versions.at(-1)?.fits === null) return 'draft';
  const live = versions.findLastIndex(({ release }) => release !== null);
  return versions.slice(live + 1).some(({ fits }) => fits === true) ? 'checked' : null;
}
