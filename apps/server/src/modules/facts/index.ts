/** Facts: what players did in their browsers, as far as the platform can check it. Others read the view `fact_known`. */
export { factsModule } from './module.ts';
export { noteFact } from './note.ts';
