export { type LocalService, type LocalServiceOptions, localService } from './client.ts';
export { type ServiceClock, serviceClock } from './clock.ts';
export { LocalServiceError } from './errors.ts';
export { appendDurably, readLines, secretFolder, writeOnce } from './files.ts';
export { readShape } from './read-shape.ts';
export { type Handlers, serveLocally } from './serve.ts';
export { loadSigningKey, type SigningKey } from './signing-key.ts';
