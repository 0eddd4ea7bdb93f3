import { lazyPart } from '../../../platform/lazy/index.ts';

/** With its frame, so that the frame stays in the file of login and registration, and the start lists no styles for it. */
const RecoverDialog = lazyPart(
  async () => (await import('../components/recover/recover-dialog.tsx')).RecoverDialog,
);

/** `recover`: a new password for a player who has lost it. */
export function RecoverScreen() {
  return <RecoverDialog />;
}
