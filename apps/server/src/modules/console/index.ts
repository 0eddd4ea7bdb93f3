/** The operators' console: commands that two persons decide, and what operators see (trust.md O1, ADR 46). */
export { consoleModule } from './module.ts';
export { consoleMovements } from './movements.ts';
export { commandLineActions } from './operator-actions.ts';
