import { type Language, languageTags } from '@tessera/messages/languages';

const KILO = 1_000;

/** A size in bytes for display: `312 kB`, `1.2 MB`. */
export function sizeText(bytes: number, language: Language): string {
  const mega = bytes >= KILO * KILO;
  return new Intl.NumberFormat(languageTags[language], {
    style: 'unit',
    unit: mega ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: mega ? 1 : 0,
  }).format(mega ? bytes / (KILO * KILO) : Math.ceil(bytes / KILO));
}
