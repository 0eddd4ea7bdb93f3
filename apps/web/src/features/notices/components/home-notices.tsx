import { lazyPart } from '../../../platform/lazy/index.ts';
import { NoticeTicker } from './notice-ticker.tsx';

const IndexNotices = lazyPart(async () => (await import('./index-notices.tsx')).IndexNotices);

export interface HomeNoticesProps {
  /** The player has just signed in: notices that they have not seen are shown in a dialog. */
  asked: boolean;
  /** The dialog is closed, or there is nothing to show. */
  onEnd: () => void;
}

/** The notices of home: the ticker, and the dialog after a sign-in. */
export function HomeNotices({ asked, onEnd }: HomeNoticesProps) {
  return (
    <>
      <NoticeTicker />
      {asked && <IndexNotices onEnd={onEnd} />}
    </>
  );
}
