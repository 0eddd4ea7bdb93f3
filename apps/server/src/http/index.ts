export { AppError } from '../errors.ts';
export { identifyBrowser, identifyOperatorBrowser, originHolds, ownOriginHolds } from './browser.ts';
export { readBody } from './call-body.ts';
export { createConsoleSite } from './console-site.ts';
export {
  type CallContext,
  type CallSession,
  grantIn,
  type OperatorSession,
  operatorOf,
  sessionOf,
} from './context.ts';
export { createCookieJar, usesPrefix } from './cookies.ts';
export type {
  HttpDeps,
  HttpLimits,
  OpeningGate,
  OperatorGate,
  SessionFound,
  SessionGate,
  Texts,
} from './deps.ts';
export { createDownloads, type Download, type Downloads, type DownloadTicket } from './downloads.ts';
export { lookSeldom } from './health.ts';
export { createLargeBodies } from './large-bodies.ts';
export { createLoopMeter } from './loop-meter.ts';
export { createMetrics, type Metrics } from './metrics.ts';
export { createRegistry, type Register, type RegisteredCall } from './registry.ts';
export { createSite } from './site.ts';
export { isOperatorCall } from './site-calls.ts';
