/** The help: whether its articles have helped. */
export { helpModule } from './module.ts';
export { helpActions } from './operator-actions.ts';
