import { Note } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { textOf } from '../platform/call-error.ts';

/** Why a list is not of now. The rows that were read before stay below. */
export function ListFailure({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <Note tone="danger" icon={TriangleAlert} role="alert">
      {textOf(error)}
    </Note>
  );
}
