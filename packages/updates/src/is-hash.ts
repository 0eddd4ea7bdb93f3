/** Whether a text is written like a hash by `hashOf`: 64 lower-case hexadecimal digits. */
export const isHash = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
