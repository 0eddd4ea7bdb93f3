import { createHash } from 'node:crypto';
import type { InputOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import { type Caller, chatFiles, messageSent } from '../chat/index.ts';
import { type Files, PictureRefused } from '../files/index.ts';
import type { ServiceDeps } from './deps.ts';
import { findServiceRoom } from './room.ts';
import { type Sent, sendMessage } from './send.ts';

/**
 * Sends a picture to customer service. Only its pixels are stored, encoded again outside the transaction.
 * Errors: `picture_invalid`, `service_pictures_full`, `idempotency_conflict`, `chat_muted`; `platform_maintenance` when too many wait.
 */
export async function sendPicture(
  deps: ServiceDeps,
  caller: Caller,
  { client_id: clientId, language, image }: InputOf<'servicePicture'>,
): Promise<Sent> {
  const { files } = deps;
  const hash = createHash('sha256').update(image).digest('hex');
  const picture = (await wasSent(deps, caller, clientId)) ? undefined : await encodedPicture(files, image);
  return sendMessage(deps, caller, {
    clientId,
    language,
    kind: 'image',
    isSame: (body) => body.hash === hash,
    async bodyFor(tx, caseId) {
      if (!picture) throw new AppError('platform_maintenance');
      if (await files.isFull(tx, chatFiles, caseId)) throw new AppError('service_pictures_full');
      return { picture: await files.keep(tx, chatFiles, caseId, picture), hash };
    },
  });
}

/** Whether a message with this id was stored, so that a resend is not decoded again. */
async function wasSent(
  { store, pictureUrl }: ServiceDeps,
  { userId }: Caller,
  clientId: string,
): Promise<boolean> {
  const room = await findServiceRoom(store, userId);
  if (room === undefined) return false;
  return (await store.tx((tx) => messageSent(tx, room, userId, clientId, pictureUrl))) !== undefined;
}

/** A picture of an upload in base64. Errors: `picture_invalid`. */
export async function encodedPicture(files: Files, image: string) {
  try {
    return await files.encode(chatFiles, Buffer.from(image, 'base64'));
  } catch (error) {
    throw error instanceof PictureRefused ? new AppError('picture_invalid') : error;
  }
}
