/** Schemes of the codes that wallets show for an address. */
const SCHEME = /^(?:tron|ethereum):(?:pay-)?/i;

/**
 * The address in the text of a wallet's QR code: the text itself, or what a payment link asks to pay to. A link for a token (EIP-681:
 * `ethereum:<contract>@1/transfer?address=<address>`) names the receiver in its query. Empty when the code holds nothing.
 */
export function addressIn(code: string): string {
  const text = code.trim();
  if (!SCHEME.test(text)) return text;
  const [target = '', query = ''] = text.replace(SCHEME, '').split('?');
  return new URLSearchParams(query).get('address') ?? target.replace(/^\/+/, '').replace(/[@/].*$/s, '');
}
