/** Languages of the product and keys of its texts. The texts are the files `<language>/<area>.json`. */
export type { CatalogueArea, GameTextKey, KeyOf, LetterKey, MessageKey, Messages, NamedId } from './keys.ts';
export * from './languages.ts';
