import type { MessageKey } from '@tessera/messages';

/** Shapes of keys whose end comes from data, such as the id of a family, a tier or a zone. */
type BuiltKey = `${
  | 'bet_socket_why'
  | 'bet_zone'
  | 'content'
  | 'family'
  | 'games_tag'
  | 'help'
  | 'recharge_method'
  | 'rp_check'
  | 'tier'
  | 'track_aspect'
  | 'track_subject'
  | 'trend_zone'}_${string}`;

/** A key whose end comes from data. A test makes every such key from the catalogue and proves that it has a text. */
export const builtKey = (key: BuiltKey): MessageKey => key as MessageKey;

/** A key that the server has sent. A newer server may send one without a text here: the text is then made from the key. */
export const sentKey = (key: string): MessageKey => key as MessageKey;
