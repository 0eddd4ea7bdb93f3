import type { Language } from '@tessera/messages/languages';
import { useEffect, useState } from 'react';
import { lazyTexts } from '../../../components/lazy-texts/index.ts';
import { useLanguage } from '../../../platform/i18n/index.ts';

const { load, useTexts } = lazyTexts(
  import.meta.glob<Readonly<Record<string, string>>>('../../../../../../packages/messages/*/names.json', {
    import: 'default',
  }),
);

/** Names of things by `<kind>.<id>`, as the texts of the client have them. */
export type RuleNames = Readonly<Record<string, string>>;

/** Loads the names of groups and plays in a language: the server lists only those that are offered, the help shows all. */
export const loadRuleNames = load;

/** Names of groups and plays by id in the current language. Suspends until they are loaded. */
export function useRuleName(): (level: 'group' | 'play', id: string) => string {
  const names = useTexts();
  return (level, id) => names[`${level}.${id}`] ?? id;
}

/** All names in the current language; none until they are loaded, and none if loading fails. */
export function useLoadedNames(): RuleNames | undefined {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<{ language: Language; names: RuleNames }>();
  useEffect(() => {
    let wanted = true;
    load(language).then(
      (names) => {
        if (wanted) setLoaded({ language, names });
      },
      // The other pages of the help can be found without them.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.names : undefined;
}
