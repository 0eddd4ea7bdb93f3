import { PayBankArt } from '@tessera/ui/art/inline/pay-bank.tsx';
import { PayCardArt } from '@tessera/ui/art/inline/pay-card.tsx';
import { PayQrArt } from '@tessera/ui/art/inline/pay-qr.tsx';
import { PayUsdtArt } from '@tessera/ui/art/inline/pay-usdt.tsx';
import type { Channel } from '../model/deposit.ts';

/** Illustration of a payment method. */
export function ChannelArt({ method }: Pick<Channel, 'method'>) {
  switch (method) {
    case 'bank':
      return <PayBankArt />;
    case 'qr':
      return <PayQrArt />;
    case 'card':
      return <PayCardArt />;
    case 'usdt-trc20':
    case 'usdt-erc20':
      return <PayUsdtArt />;
  }
}
