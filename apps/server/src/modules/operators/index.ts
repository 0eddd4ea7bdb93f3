/** Operators of the console, their sign-in and their sessions (trust.md O1, ADR 46). */
export { consoleInvites, createOperator, rolesThatInvite } from './accounts.ts';
export { createFileTicket, findFileTicket } from './files.ts';
export { logAct } from './log-act.ts';
export { operatorsModule } from './module.ts';
export { consoleOperatorActions } from './operator-actions.ts';
export {
  countReady,
  disableOperator,
  hasAccount,
  insertOperator,
  listOperators,
  operatorByName,
  operatorNames,
} from './operators.ts';
export { withKeys } from './sign-in.ts';
