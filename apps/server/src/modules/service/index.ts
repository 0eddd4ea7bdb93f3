/** Customer service: cases of players, the queue, and the agents of the service provider. */
export { serviceModule } from './module.ts';
export { serviceActions } from './operator-actions.ts';
