import { caseLook, strengthText, useRiskCases } from '../../data/cases.ts';
import { useGrant } from '../../data/session.ts';
import { Card } from '../../parts/card.tsx';
import { State } from '../../parts/marks.tsx';
import { hashOf } from '../../platform/address.ts';
import { useLanguage, useT } from '../../platform/i18n.ts';
import styles from './players.module.css';

/** Newest cases that a profile shows. */
const SHOWN = 10;

/** Cases of safer play and risk about a player; nothing for roles that see none. */
export function PlayerCases({ id }: { id: number }) {
  const t = useT();
  const language = useLanguage();
  const maySee = useGrant('case.read') !== undefined;
  const open = useRiskCases({ queue: 'open', player: id, size: SHOWN }, maySee);
  const closed = useRiskCases({ queue: 'closed', player: id, size: SHOWN }, maySee);
  if (!maySee) return null;
  const rows = [...(open.data?.items ?? []), ...(closed.data?.items ?? [])];
  return (
    <Card title={t('cases_of_player')}>
      <div className={styles.body}>
        {rows.length === 0 && <span className="t3">{t('cases_of_player_none')}</span>}
        {rows.map((row) => (
          <div key={row.id} className="row">
            <a
              className="link"
              href={hashOf({
                page: 'cases',
                params: { view: row.state === 'closed' ? 'closed' : 'open', id: String(row.id) },
              })}
            >
              {row.title[language]}
            </a>
            <span className="s12 t3">{t(strengthText[row.strength])}</span>
            <span className="push">
              <State tone={caseLook[row.state].tone}>{t(caseLook[row.state].text)}</State>
            </span>
          </div>
        ))}
      </div>
    </Card>
  );
}
