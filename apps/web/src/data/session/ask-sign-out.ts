import { confirm } from '../../platform/feedback/index.ts';
import { signOut } from './sign-out.ts';

/** Asks before signing out. */
export async function askSignOut(message: string): Promise<void> {
  if (await confirm({ message })) await signOut();
}
