import { Note } from '@tessera/ui';
import { Wallet } from '@tessera/ui/icons';
import { useT } from '../../../../platform/i18n/index.ts';
import { shortAddress } from '../../../../platform/wallet/index.ts';

export interface WalletNoteProps {
  /** Message key of a text with `address`. */
  text: 'login_wallet_bind' | 'login_wallet_code';
  address: string;
}

/** Shows what the wallet that has signed still needs: a sign-in that binds it, or a code (R8.2). */
export function WalletNote({ text, address }: WalletNoteProps) {
  const t = useT();
  return (
    <Note icon={Wallet} role="status">
      {t(text, { address: shortAddress(address) })}
    </Note>
  );
}
