import type { Request } from '@playwright/test';
import { openEnvelope, USUAL_CAPS } from '@tessera/protocol/envelope-node';
import { needs } from './abilities.ts';

/** The body of a call of the client, as it was sent. */
export function bodyOf(request: Request): unknown {
  needs('bodies');
  return request.postDataJSON();
}

/** The payload of a call of the client, taken out of its envelope. */
export function payloadOf(request: Request): Readonly<Record<string, unknown>> {
  const opened = openEnvelope(bodyOf(request), USUAL_CAPS);
  if (!opened.ok) throw new Error(`${request.url()} carries no envelope`);
  return opened.value.payload;
}
