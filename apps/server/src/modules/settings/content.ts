/** Channel on which a change of themes or texts reaches all nodes. */
export const CONTENT_CHANNEL = 'content';
