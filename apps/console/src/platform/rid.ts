import { useState } from 'react';

/**
 * Gives request ids: the same one for the same intent, so that every retry of it has one effect; 128 random bits in hex.
 */
export function createRids(): (intent: string) => string {
  let last = { intent: '', rid: '' };
  return (intent) => {
    if (last.rid === '' || last.intent !== intent) last = { intent, rid: newRid() };
    return last.rid;
  };
}

/** The request ids of one form. */
export function useRids(): (intent: string) => string {
  return useState(createRids)[0];
}

function newRid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
