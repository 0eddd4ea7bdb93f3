import { inLanguage } from '@tessera/messages/languages';
import { useSupport } from '../../data/support.ts';
import { useLanguage } from '../../platform/i18n.ts';

/** The tags that a case can have, each with its name in the operator's language, and the name of any tag: one that left the list has its id. */
export function useTags() {
  const language = useLanguage();
  const terms = useSupport().data?.tags ?? [];
  const tags = terms.map(({ id, name }) => ({ id, name: inLanguage(name, language) ?? id }));
  return { tags, nameOf: (tag: string): string => tags.find(({ id }) => id === tag)?.name ?? tag };
}
