import { inLanguage } from '@tessera/messages/languages';
import type { Figures } from '../../data/figures.ts';
import { useOperator } from '../../data/session.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/marks.tsx';
import { useNow } from '../../platform/clock.ts';
import { momentText, spanText } from '../../platform/format.ts';
import { type TextKey, useLanguage, useT } from '../../platform/i18n.ts';
import styles from './dashboard-page.module.css';

const STATE_TEXT: Readonly<Record<string, TextKey>> = {
  open: 'draw_open',
  closed: 'draw_closed',
  sealed: 'draw_sealed',
  drawn: 'draw_drawn',
  settling: 'draw_settling',
  settled: 'draw_settled',
  void: 'draw_void',
};

/** Draws in flight and those that close next. */
export function Draws({ figures }: { figures: Figures | undefined }) {
  const t = useT();
  const language = useLanguage();
  const now = useNow();
  const { timeZone } = useOperator();
  const names = new Map(figures?.lotteries.map(({ id, name }) => [id, inLanguage(name, language)]));
  return (
    <Card title={t('draws_in_flight')}>
      {figures?.draws.map((draw) => (
        <div key={draw.id} className={styles.item}>
          <div className="grow">
            <div className="m clip">
              {names.get(draw.lottery) ?? draw.lottery} <span className="n t3">{draw.issue}</span>
            </div>
            <div className="s12 t3">
              {draw.state === 'open' && draw.closeAt > now
                ? t('closes_in', { span: spanText(draw.closeAt - now, t) })
                : t('closed_at', { at: momentText(draw.closeAt, now, timeZone) })}
            </div>
          </div>
          <span className={draw.late ? 'warn m s12' : 't2 s12'}>
            {t(draw.late ? 'draw_late' : (STATE_TEXT[draw.state] ?? 'draw_closed'))}
          </span>
        </div>
      ))}
      {figures?.draws.length === 0 && <Empty title={t('draws_none')} />}
    </Card>
  );
}
