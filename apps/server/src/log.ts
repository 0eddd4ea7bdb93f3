import pino, { type DestinationStream, type Logger } from 'pino';

/** An error in the log: type, message and stack, also of its causes. */
const readable = pino.stdSerializers.err;

/**
 * The log of a node: JSON lines on standard error. An error is serialized under both names in use, `err` and `error`;
 * pino by default writes `{}` for an error under any name but `err`.
 */
export const createLog = (
  level: string,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Logger => pino({ level, serializers: { err: readable, error: readable } }, destination);
