/** Customer service: cases of players, the queue, and the agents of the service provider. */
export type { ServiceDeps } from './deps.ts';
export { caseAnswered, caseResolved } from './events.ts';
export { serviceModule } from './module.ts';
export { serviceActions } from './operator-actions.ts';
export * from './support/index.ts';
