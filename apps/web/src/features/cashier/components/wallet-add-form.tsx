import type { MessageKey } from '@tessera/messages';
import { Button, Field, Input, Note } from '@tessera/ui';
import { ChainEthArt } from '@tessera/ui/art/inline/chain-eth.tsx';
import { ChainTronArt } from '@tessera/ui/art/inline/chain-tron.tsx';
import { Scan, TriangleAlert } from '@tessera/ui/icons';
import { useState } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { addWallet } from '../api/payout.ts';
import type { Network } from '../model/address-check.ts';
import { endsOf } from '../model/short-address.ts';
import styles from './account-cards.module.css';
import { AddForm } from './add-form.tsx';
import { FormStep } from './form-step.tsx';
import { MethodChoice } from './method-choice.tsx';
import { useAddressLook } from './use-address-look.ts';

const ScanDialog = lazyPart(async () => (await import('./scan-dialog.tsx')).ScanDialog);

/** Form for a new wallet: network, address with checksum, both ends to compare, second factor and a review. */
export function WalletAddForm() {
  const t = useT();
  const [network, setNetwork] = useState<Network>('trc20');
  const [address, setAddress] = useState('');
  const [alias, setAlias] = useState('');
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<MessageKey>();
  const [scanning, setScanning] = useState(false);
  const look = useAddressLook(network, address);
  const isWhole = address.trim().length >= 34;
  const check = () => {
    setTried(true);
    return look === 'ok';
  };
  const type = (text: string) => {
    setAddress(text.trim());
    setRefused(undefined);
  };
  const name = network.toUpperCase();
  return (
    <AddForm
      lead={
        <FormStep title={t('wallet_network')}>
          <MethodChoice
            large
            name="wallet-network"
            label={t('wallet_network')}
            value={network}
            onValue={setNetwork}
            methods={[
              { id: 'trc20', art: <ChainTronArt />, name: 'TRC20', line: t('wallet_trc20') },
              { id: 'erc20', art: <ChainEthArt />, name: 'ERC20', line: t('wallet_erc20') },
            ]}
          />
          <Note tone="warning" icon={TriangleAlert}>
            {t('wallet_network_warning', { network: name })}
          </Note>
        </FormStep>
      }
      title={t('wallet_details')}
      account={{ network, address, alias: alias.trim() }}
      check={check}
      facts={[
        [t('wallet_network'), name],
        [t('wallet_address'), <MarkedAddress key="address" address={address} />],
        ...(alias.trim() ? [[t('wallet_alias'), alias.trim()] as const] : []),
      ]}
      note={<Ends address={address} />}
      add={addWallet}
      onRefused={({ reason }) => setRefused(`payout_bad_${reason}`)}
      list="wallet-manage"
      guide={[t('payout_guide_network'), t('payout_guide_ends'), t('payout_guide_lock')]}
    >
      <Field
        label={t('wallet_address')}
        labelEnd={
          <span className={styles.aids}>
            <Button variant="quiet" size="sm" icon={Scan} onClick={() => setScanning(true)}>
              {t('wallet_scan')}
            </Button>
            <PasteButton onText={type} />
          </span>
        }
        success={look === 'ok' && !refused ? t('wallet_address_good') : undefined}
        error={
          refused
            ? t(refused)
            : (tried || isWhole) && look !== undefined && look !== 'ok'
              ? t(`wallet_address_${look}`, { network: name })
              : undefined
        }
        help={t('wallet_address_line', { network: name })}
      >
        <Input
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={64}
          value={address}
          onValue={type}
        />
      </Field>
      {scanning && (
        <ScanDialog
          network={name}
          onAddress={(found) => {
            type(found);
            setScanning(false);
          }}
          onClose={() => setScanning(false)}
        />
      )}
      {look === 'ok' && <Ends address={address} />}
      <Field label={t('wallet_alias')} help={t('cashier_optional')}>
        <Input maxLength={30} autoComplete="off" value={alias} onValue={setAlias} />
      </Field>
    </AddForm>
  );
}

/** Both ends of an address in large type, to compare with the wallet. */
function Ends({ address }: { address: string }) {
  const t = useT();
  const { head, tail } = endsOf(address);
  return (
    <p className={styles.compare}>
      {t('wallet_compare')}
      <b>
        {head} … {tail}
      </b>
    </p>
  );
}

function MarkedAddress({ address }: { address: string }) {
  const { head, middle, tail } = endsOf(address);
  return (
    <span className={styles.address}>
      <b>{head}</b>
      {middle}
      <b>{tail}</b>
    </span>
  );
}

/** Pastes the clipboard text, where the browser supports it. */
function PasteButton({ onText }: { onText: (text: string) => void }) {
  const t = useT();
  if (typeof navigator.clipboard?.readText !== 'function') return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      onClick={() => {
        // If permission is denied, the player pastes by keyboard.
        navigator.clipboard.readText().then(onText, () => undefined);
      }}
    >
      {t('wallet_paste')}
    </Button>
  );
}
