import { lifetime, type Storage, storedKey } from '../storage/index.ts';
import type { AppMessages } from './app-messages.ts';
import type { PushSubscriptionHere, PushWay } from './subscription.ts';

/** Nothing is asked of the push service before the player wants messages, so the token of an app that has them is kept. */
const TOKEN = storedKey<string>('PUSH_TOKEN', lifetime.year);

/** Push messages of the native app: its token is its address. Without `messages` there is no shell around the page. */
export function appPush(storage: Storage, messages: () => AppMessages | undefined): PushWay {
  const addressOf = (token: string): PushSubscriptionHere => ({ endpoint: `fcm:${token}` });
  return {
    async ability() {
      const shell = messages();
      if (!shell) return 'unsupported_app';
      return (await shell.permission()) === 'denied' ? 'denied_app' : 'ready';
    },
    async here() {
      const token = await storage.get(TOKEN);
      return token === null ? undefined : addressOf(token);
    },
    async subscribe() {
      const shell = messages();
      if (!shell || !(await shell.ask())) return undefined;
      const token = await shell.token();
      await storage.set(TOKEN, token);
      return addressOf(token);
    },
    async unsubscribe() {
      await storage.remove(TOKEN);
      await messages()?.forget();
    },
  };
}
