/** The contract of a server module: what a module declares, and what it gets. */

export { type Assembly, assemble } from './assemble.ts';
export type { AuditCheck, AuditWindow, Violation, WhenSound } from './audit-check.ts';
export { defineModule } from './define-module.ts';
export { createEvents, type DomainEvent, defineEvent, type Events, on, type Subscription } from './event.ts';
export type {
  Module,
  ModuleBase,
  OwnAddresses,
  PlatformConfig,
  ServicesOf,
} from './module.ts';
export {
  declareMovements,
  idInKey,
  type Movement,
  type MovementKind,
  movementRegistry,
  type Subject,
} from './movement.ts';
export { type ActionBase, ActionRefused, type OperatorAction, operatorAction } from './operator-action.ts';
