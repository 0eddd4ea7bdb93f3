/** Texts of a game, or of the frame around every game, by language, and the languages' tags (`build/texts.ts`). */
declare module 'virtual:texts/*' {
  const texts: import('../build/texts.ts').PageTexts;
  export default texts;
  export const tags: Readonly<Partial<Record<import('@tessera/messages').Language, string>>>;
}
