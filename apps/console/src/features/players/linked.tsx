import { type Player, standingOf } from '../../data/players.ts';
import { State } from '../../parts/marks.tsx';
import { hashOf } from '../../platform/address.ts';
import { useT } from '../../platform/i18n.ts';

const BY_TEXT = { device: 'linked_device', payee: 'linked_payee', person: 'linked_person' } as const;

/** Accounts that belong together, with what links them; one that is self-excluded stands out. */
export function Linked({ player }: { player: Player }) {
  const t = useT();
  if (player.linked.length === 0) return <span className="t3">{t('linked_none')}</span>;
  return (
    <ul className="col">
      {player.linked.map(({ id, userName, by, ...rest }) => {
        const { text, tone } = standingOf(rest);
        return (
          <li key={id} className="row">
            <a className="link" href={hashOf({ page: 'players', params: { player: String(id) } })}>
              {userName}
            </a>
            <span className="s12 t3">{by.map((one) => t(BY_TEXT[one])).join(' · ')}</span>
            <span className="push">
              <State tone={tone}>{t(text)}</State>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
