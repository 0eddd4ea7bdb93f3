/** The help: whether its articles have helped. */
export { articleForConsole, articlesForConsole } from './articles.ts';
export { helpModule } from './module.ts';
export { helpActions } from './operator-actions.ts';
