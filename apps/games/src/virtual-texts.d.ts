/** Texts of a game, or of the frame around every game, by language (`build/texts.ts`). */
declare module 'virtual:texts/*' {
  const texts: import('../build/texts.ts').PageTexts;
  export default texts;
}
