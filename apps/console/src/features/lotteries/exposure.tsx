import { Note, Select } from '@tessera/ui';
import { Info } from '@tessera/ui/icons';
import { useState } from 'react';
import { Facts, PanelSection } from '../../parts/panel.tsx';
import { useNow } from '../../platform/clock.ts';
import { amountText, countText, spanText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import styles from './lotteries-page.module.css';
import type { Lottery } from './lottery-data.ts';
import { Share } from './share.tsx';

type Play = Lottery['plays'][number];

/** What the bets on the draw on sale can win: against the cap, by play, and by what they name. */
export function Exposure({ lottery }: { lottery: Lottery }) {
  const t = useT();
  const now = useNow();
  const [picked, setPicked] = useState('');
  const { next, exposure, plays } = lottery;
  if (!next) return null;
  const play = plays.find(({ playId }) => playId === picked) ?? plays[0];
  return (
    <PanelSection title={t('exposure')} end={<span className="n">{next.issue}</span>}>
      <Facts
        facts={[
          [t('next_close'), spanText(next.closeAt - now, t)],
          [t('exposure'), <Share key="share" ppm={exposure.sharePpm} />],
          [
            t('cap_draw'),
            <span key="cap" className="n">
              {t('exposure_of', {
                amount: amountText(exposure.amount),
                currency: exposure.currency,
                cap: amountText(exposure.cap),
              })}
            </span>,
          ],
        ]}
      />
      {play ? (
        <>
          <Select
            aria-label={t('heat_play')}
            size="sm"
            options={plays.map(({ playId, bets, maxWin }) => ({
              value: playId,
              label: `${playId} · ${t('bets_n', { count: bets })} · ${amountText(maxWin)}`,
            }))}
            value={play.playId}
            onChange={setPicked}
          />
          <Heat play={play} />
          {lottery.partial && (
            <Note tone="info" icon={Info}>
              {t('heat_partial')}
            </Note>
          )}
        </>
      ) : (
        <p className="t3">{t('heat_none')}</p>
      )}
    </PanelSection>
  );
}

/** A grid of what the bets name; the darker a cell, the more it can pay. Each cell has its figure. */
function Heat({ play }: { play: Play }) {
  const t = useT();
  const most = Math.max(1, ...play.cells.map(({ maxWin }) => Number(maxWin)));
  const parts = [...new Set(play.cells.map(({ part }) => part))].toSorted();
  return (
    <>
      <p className="s12 t3">{t('heat_about')}</p>
      {parts.map((part) => (
        <div key={part}>
          <div className="s12 t2 mono">{part}</div>
          <ul className={styles.heat} aria-label={part}>
            {play.cells
              .filter((cell) => cell.part === part)
              .toSorted((one, other) => one.token.localeCompare(other.token, 'en', { numeric: true }))
              .map(({ token, maxWin }) => (
                <li
                  key={token}
                  className={styles.cell}
                  style={{ '--v': Math.round((Number(maxWin) / most) * 100) }}
                >
                  <b>{token}</b> <span className="n">{countText(Math.round(Number(maxWin)))}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </>
  );
}
