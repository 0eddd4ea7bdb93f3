import { isLanguage, languageNames } from '@tessera/messages/languages';
import { Button } from '@tessera/ui';
import { Eye } from '@tessera/ui/icons';
import { type ReactNode, useState } from 'react';
import { type Field, fieldText, identityText, type Player } from '../../data/players.ts';
import { useOperator } from '../../data/session.ts';
import { useNow } from '../../platform/clock.ts';
import { dayText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { Facts } from '../panel.tsx';
import { type Revealed, RevealForm } from './reveal-form.tsx';

/** A field with what of it is always shown. `payee`: which account. */
interface Masked {
  readonly field: Field;
  readonly payee?: number;
  readonly shown: string | null;
}

/** Personal data, masked. One field is shown for a minute, after a purpose and a reference that are logged. */
export function Personal({ player }: { player: Player }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  const [asking, setAsking] = useState<Masked>();
  const [revealed, setRevealed] = useState<Revealed & Pick<Masked, 'field' | 'payee'>>();
  const fields: readonly Masked[] = [
    ...(player.identity === null ? [] : [{ field: 'name' as const, shown: player.name }]),
    ...player.contacts.map(({ kind, masked }) => ({ field: kind, shown: masked })),
    { field: 'birth', shown: '****-**-**' },
    ...player.payees.map(({ id, bank, shown }) => ({
      field: 'account' as const,
      payee: id,
      shown: shown === null ? bank : `${bank} ···· ${shown}`,
    })),
  ];
  const nameOf = ({ field, payee }: Masked) =>
    payee === undefined ? t(fieldText[field]) : `${t(fieldText[field])} #${payee}`;
  const cell = (one: Masked): ReactNode => {
    const isShown =
      revealed !== undefined &&
      revealed.field === one.field &&
      revealed.payee === one.payee &&
      revealed.hideAt > now;
    if (isShown) {
      return (
        <span className="row">
          <b className="mono">{revealed.value}</b>
          <span className="s12 t3">
            {t('hides_in', { seconds: Math.ceil((revealed.hideAt - now) / 1_000) })}
          </span>
        </span>
      );
    }
    return (
      <span className="row">
        <span className="mono">{one.shown ?? '**'}</span>
        {player.reveals.includes(one.field) && (
          <Button
            size="sm"
            icon={Eye}
            aria-label={`${t('reveal')} ${nameOf(one)}`}
            onClick={() => setAsking(one)}
          >
            {t('reveal')}
          </Button>
        )}
      </span>
    );
  };
  return (
    <>
      <Facts
        facts={[
          ...fields.map((one) => [nameOf(one), <div key={keyOf(one)}>{cell(one)}</div>] as const),
          [t('identity'), t(player.identity ? identityText[player.identity] : 'identity_none')],
          [t('registered'), dayText(player.registeredAt, timeZone)],
          [t('language'), isLanguage(player.language) ? languageNames[player.language] : player.language],
        ]}
      />
      {asking && (
        <RevealForm
          key={keyOf(asking)}
          id={player.id}
          field={asking.field}
          payee={asking.payee}
          onCancel={() => setAsking(undefined)}
          onDone={(value) => {
            const { field, payee } = asking;
            setRevealed({ ...value, field, ...(payee === undefined ? {} : { payee }) });
            setAsking(undefined);
          }}
        />
      )}
    </>
  );
}

const keyOf = ({ field, payee }: Masked): string => `${field} ${payee ?? ''}`;
