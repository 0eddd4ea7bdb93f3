import { addresses } from './test.ts';
import { until } from './until.ts';

interface Message {
  readonly text: string;
}

/** Address of the provider's page, where a developer reads the messages. */
export const messengerPage = (): string => addresses().env.MESSENGER_URL ?? '';

/** Texts of the messages to an address, newest first. */
export async function messagesTo(address: string): Promise<readonly string[]> {
  const answer = await fetch(`${messengerPage()}/messages?to=${encodeURIComponent(address)}`);
  const { messages } = (await answer.json()) as { messages: readonly Message[] };
  return messages.map(({ text }) => text);
}

/** The newest code that an address was sent, once it has been sent `count` of them. */
export async function codeTo(address: string, count = 1): Promise<string> {
  let found: readonly string[] = [];
  await until(`${count} codes to ${address}`, async () => {
    found = (await messagesTo(address)).flatMap((text) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
    return found.length >= count;
  });
  return found[0]!;
}
