import { lazyTexts } from '../../../components/lazy-texts/index.ts';

const { load, useTexts } = lazyTexts(
  import.meta.glob<Readonly<Record<string, string>>>('../../../../../../packages/messages/*/names.json', {
    import: 'default',
  }),
);

/** Loads the names of groups and plays in a language: the server lists only those that are offered, the help shows all. */
export const loadRuleNames = load;

/** Names of groups and plays by id in the current language. Suspends until they are loaded. */
export function useRuleName(): (level: 'group' | 'play', id: string) => string {
  const names = useTexts();
  return (level, id) => names[`${level}.${id}`] ?? id;
}
