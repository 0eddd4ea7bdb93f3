import { namesOf } from '@tessera/messages/load';
import { type MovementType, movementTones } from '@tessera/protocol';

/** Types of rows in the money record with their names, in the order of the protocol. */
export const userLogTypes = (Object.keys(movementTones) as MovementType[]).map((id) => ({
  id,
  name: namesOf('movement', id),
}));
