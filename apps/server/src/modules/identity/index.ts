/** Players, their sign-ins and their sessions. */
export type { IdentityParts } from './deps.ts';
export { playerRegistered, type SecurityEvent, securityChanged, securityEvents } from './events.ts';
export { countAttempt, requireCaptcha } from './gate.ts';
export { checkPassword, noteChange, recordChange } from './guard-change.ts';
export { identityModule } from './module.ts';
export { identityMovements } from './movements.ts';
export { identityActions } from './operator-actions.ts';
export { codesLeft } from './recovery-codes.ts';
export { openFor, sealFor } from './sealed.ts';
export { seedAccounts, seedSessions } from './seed.ts';
export type { Identity } from './service.ts';
export { figuresOf, sessionFlow } from './session-figures.ts';
export { noteReality } from './session-store.ts';
export type { Sessions } from './sessions.ts';
export { accountOf, requireStepUp, stepUpUntil } from './step-up.ts';
export { findUser, findUserByName, insertUser, setPasswordHash, type User } from './users.ts';
export { addressOf, readAddress } from './wallet/address.ts';
