import type { LetterKey } from '@tessera/messages';
import { lettersIn } from '@tessera/messages/load';
import { formatTime } from '@tessera/protocol';
import type { SecurityEvent } from '../identity/index.ts';

/** What a message tells: a code, or a change of the account's security. */
export type MessageAbout = 'code' | SecurityEvent;

/** The facts of a message. It never has an amount, an account number or a link. */
export interface LetterFacts {
  readonly about: MessageAbout;
  readonly language: string;
  /** Name of the platform. */
  readonly site: string;
  readonly name: string;
  /** ms */
  readonly at: number;
  readonly zone: string;
  /** Empty when unknown. */
  readonly device: string;
  /** Of a code only. */
  readonly code?: string;
  readonly purpose?: 'contact' | 'password';
  readonly minutes?: number;
}

/** A message as it is sent; a text message has no subject. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** Writes a message in the player's language. */
export function letterOf(facts: LetterFacts): Letter {
  const { about, site, device, zone } = facts;
  const text = lettersIn(facts.language);
  const values = {
    site,
    name: maskName(facts.name),
    time: `${formatTime(facts.at, 'datetime', zone)} (${zone})`,
    device,
    code: facts.code ?? '',
    minutes: String(facts.minutes ?? 0),
  };
  if (about === 'code') {
    return {
      subject: text('letter.code_subject', values),
      text: text(facts.purpose === 'password' ? 'letter.code_password' : 'letter.code_contact', values),
    };
  }
  const lines: readonly LetterKey[] = [
    `letter.${about}`,
    device === '' ? 'letter.when' : 'letter.when_device',
    about === 'password_recovered' ? 'letter.recovered_next' : 'letter.next',
  ];
  return {
    subject: text('letter.subject', values),
    text: lines.map((key) => text(key, values)).join('\n'),
  };
}

/** A user name that its owner recognises and a stranger cannot sign in with: `li***7`. */
export function maskName(name: string): string {
  return `${name.slice(0, 2)}***${name.slice(-1)}`;
}
