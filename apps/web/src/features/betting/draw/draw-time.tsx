import { useMoment } from '../../../components/moment/index.ts';

/** Time of a draw, with its date when it is not today; `zone` adds the lottery's own time if that is a different one. */
export function DrawTime({ at, zone }: { at: number; zone?: string }) {
  return useMoment()(at, zone);
}
