import { BallRow, Button, Card, Icon, IconButton } from '@tessera/ui';
import { Dices, Trash2, TriangleAlert } from '@tessera/ui/icons';
import { lookOf, numberText } from '../../../../data/families/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useBetting } from '../../betting.tsx';
import { isExtraZone, zonesOf } from '../zones.ts';
import { missingText } from './missing-text.ts';
import { hasTicket } from './ticket.ts';
import styles from './ticket-list.module.css';
import { type TicketLine, useTicket } from './use-ticket.ts';

/** Balls of one line; a line with more of them is several bets in one. */
const BALLS_MAX = 10;

/** The lines A to E of a jackpot ticket, each with its numbers, its quick pick and its own clearing. */
export function TicketList() {
  const { item } = useBetting();
  return hasTicket(item) && <Lines />;
}

function Lines() {
  const t = useT();
  const { quote } = useBetting();
  const { lines, fillEmpty, clearAll, ...actions } = useTicket();
  const begun = lines.some(({ state }) => state !== 'empty');
  const partial = lines.filter(({ state }) => state === 'partial').map(({ name }) => name);
  return (
    <Card className={styles.root ?? ''} aria-label={t('bet_ticket')}>
      <div className={styles.head}>
        <b>{t('bet_ticket')}</b>
        <span className={styles.count}>{t('bet_lines_n', { n: quote?.lines ?? 0 })}</span>
        <span className={styles.push}>
          <Button
            size="sm"
            variant="tonal"
            icon={Dices}
            disabled={lines.every(({ state }) => state !== 'empty')}
            onClick={fillEmpty}
          >
            {t('bet_ticket_fill')}
          </Button>
          <Button size="sm" disabled={!begun} onClick={clearAll}>
            {t('bet_ticket_clear_all')}
          </Button>
        </span>
      </div>
      <ul>
        {lines.map((line) => (
          <Line key={line.name} line={line} {...actions} />
        ))}
      </ul>
      {partial.length > 0 && (
        <p className={styles.note}>
          <Icon of={TriangleAlert} size={14} />
          {missingText(t, partial)}
        </p>
      )}
    </Card>
  );
}

type LineActions = Pick<ReturnType<typeof useTicket>, 'openLine' | 'clear' | 'random'>;

function Line({ line, openLine, clear, random }: { line: TicketLine } & LineActions) {
  const t = useT();
  const { item } = useBetting();
  const { name, at, state, missing, isOpen, selection } = line;
  const zones = zonesOf(item);
  const numbers = (extra: boolean) =>
    zones
      .filter((zone) => isExtraZone(item, zone) === extra)
      .flatMap(({ index }) => selection.sets[index] ?? [])
      .map((value) => numberText(item.family, value));
  const [main, extra] = [numbers(false), numbers(true)];
  return (
    <li className={styles.line} data-open={isOpen || undefined} aria-label={t('bet_ticket_line', { name })}>
      <button
        type="button"
        className={styles.open}
        aria-pressed={isOpen}
        aria-label={t('bet_ticket_open', { name })}
        onClick={() => openLine(at)}
      >
        {name}
      </button>
      <span className={styles.balls}>
        {state === 'empty' ? (
          <span className={styles.none}>{t('bet_ticket_empty')}</span>
        ) : (
          <BallRow
            look={lookOf(item.family)}
            numbers={main}
            extra={extra}
            size="s"
            label={[...main, ...extra].join(' ')}
            limit={BALLS_MAX}
          />
        )}
        {state === 'partial' && (
          <span className={styles.missing}>{t('bet_ticket_missing', { n: missing })}</span>
        )}
      </span>
      <IconButton
        icon={Dices}
        iconSize={18}
        size="sm"
        label={t('bet_ticket_random', { name })}
        onClick={() => random(at)}
      />
      <IconButton
        icon={Trash2}
        iconSize={18}
        size="sm"
        label={t('bet_ticket_clear', { name })}
        disabled={state === 'empty'}
        onClick={() => clear(at)}
      />
    </li>
  );
}
