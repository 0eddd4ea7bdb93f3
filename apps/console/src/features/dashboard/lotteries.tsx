import { inLanguage } from '@tessera/messages/languages';
import type { Figures } from '../../data/figures.ts';
import { useGrant } from '../../data/session.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/marks.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { hashOf } from '../../platform/address.ts';
import { countText, roundText } from '../../platform/format.ts';
import { useLanguage, useT } from '../../platform/i18n.ts';
import { HoldMark } from './hold-mark.tsx';
import { byStakes } from './totals.ts';

type Row = Figures['lotteries'][number];

/** What was settled today, by lottery, with the hold of today and of thirty days in its band. A figure leads to its draws. */
export function Lotteries({ rows }: { rows: readonly Row[] | undefined }) {
  const t = useT();
  const language = useLanguage();
  const mayDraws = useGrant('draw.read') !== undefined;
  const toDraws = (id: string, text: string) =>
    mayDraws ? (
      <a className="link" href={hashOf({ page: 'draws', params: { view: 'day', lottery: id } })}>
        {text}
      </a>
    ) : (
      text
    );
  const columns: readonly Column<Row>[] = [
    {
      name: t('lottery'),
      cell: ({ id, name }) => <span className="m">{inLanguage(name, language) ?? id}</span>,
    },
    { name: t('stakes'), cell: ({ id, stakes }) => toDraws(id, roundText(stakes)), figure: true },
    { name: t('payouts'), cell: ({ today }) => roundText(today.payouts), figure: true },
    { name: t('hold_today'), cell: ({ today }) => <HoldMark sums={today} label={t('hold_today')} /> },
    {
      name: t('hold_month'),
      cell: ({ month }) => <HoldMark sums={month} label={t('hold_month')} />,
      wide: true,
    },
    { name: t('draws_settled'), cell: ({ id, draws }) => toDraws(id, countText(draws)), figure: true },
  ];
  return (
    <Card title={t('by_lottery')} sub={t('settled_today')}>
      <Table
        label={t('by_lottery')}
        size="low"
        columns={columns}
        rows={rows && byStakes(rows)}
        idOf={({ id }) => id}
        empty={<Empty title={t('no_activity')} line={t('no_activity_about')} />}
      />
      <p className="s12 t3">{t('hold_about')}</p>
    </Card>
  );
}
