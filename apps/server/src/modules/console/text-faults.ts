import { FALLBACK_LANGUAGE, type Language } from '@tessera/messages';
import { type TextFault, textFaults } from '@tessera/messages/check';
import type { StoredText } from '../settings/index.ts';

/** What is wrong with a text of a language: an English one is checked against the shipped wording, any other against the English in force. */
export const faultsIn = (
  text: string,
  language: Language,
  { english, builtEnglish }: Pick<StoredText, 'english' | 'builtEnglish'>,
): readonly TextFault[] =>
  textFaults(text, language === FALLBACK_LANGUAGE ? builtEnglish : english, language);
