/**
 * Hints to open pages of the console. They carry no content: a page that hears one asks again, and a lost hint is made up for by the
 * next reading.
 */

/** Path of the operators' socket on the operations port. The cookie of the session opens it. */
export const OPERATOR_SOCKET_PATH = '/console/socket';

/** Events of the operators' socket. */
export interface OperatorEvents {
  /** A case of customer service changed: a message, another state, another agent. */
  'service:changed': (hint: { readonly case: number }) => void;
  /** The player of a case is writing. Only the operator who has the case hears it. */
  'service:typing': (hint: { readonly case: number }) => void;
}
