/** The short address of an invite link on this site; the server leads from it to the registration. */
export const addressOf = (code: string, origin: string): string => `${origin}/r/${code}`;

/** An address as it is shown: without the scheme. */
export const shownAddress = (address: string): string => address.replace(/^https?:\/\//, '');
