import { inLanguage } from '@tessera/messages/languages';
import { Tag } from '@tessera/ui';
import { lazy } from 'react';
import { ListTools } from '../../parts/list-tools.tsx';
import { State } from '../../parts/marks.tsx';
import { KeyHints, Page } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { type Column, TwoLines } from '../../parts/table.tsx';
import { changeParams, useAddress } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { amountText, countText, spanText } from '../../platform/format.ts';
import { useLanguage, useT } from '../../platform/i18n.ts';
import { type LotteryRow, lotteryLook, sourceText, useLotteries } from './lottery-data.ts';
import { Share } from './share.tsx';

const LotteryPanel = lazy(async () => ({ default: (await import('./lottery-panel.tsx')).LotteryPanel }));

/** The lotteries: what each does now, what is staked, and how much of its cap the draw on sale has taken. */
export function LotteriesPage() {
  const t = useT();
  const { params } = useAddress();
  const { data, error } = useLotteries();
  const opened = params.id ?? '';
  const columns = useColumns();
  return (
    <Page
      title={t('page_lotteries')}
      tools={<ListTools table="lotteries" columns={columns} />}
      sub={t('lotteries_about')}
      panel={opened !== '' && <LotteryPanel key={opened} id={opened} />}
      foot={
        <>
          <KeyHints keys={[[['J', 'K'], t('keys_move')]]} />
          <span>{t('rows_n', { count: data?.items.length ?? 0 })}</span>
        </>
      }
    >
      <PageTable
        name="lotteries"
        error={error}
        size="tall"
        label={t('page_lotteries')}
        columns={columns}
        rows={data?.items}
        idOf={({ id }) => id}
        isLate={({ aboveStake }) => aboveStake.length > 0}
        opened={opened}
        onOpen={(id) => changeParams({ id })}
      />
    </Page>
  );
}

function useColumns(): readonly Column<LotteryRow>[] {
  const t = useT();
  const now = useNow();
  const language = useLanguage();
  return [
    {
      name: t('lottery'),
      cell: ({ id, name }) => <TwoLines first={inLanguage(name, language) ?? id} second={id} />,
    },
    {
      id: 'state',
      name: t('state'),
      cell: (row) => {
        const look = lotteryLook(row);
        return (
          <span className="row">
            <State tone={look.tone}>{t(look.text)}</State>
            {row.command !== null && <Tag tone="info">{t('command_waits')}</Tag>}
          </span>
        );
      },
    },
    {
      id: 'source',
      name: t('source'),
      wide: true,
      cell: ({ source }) => <span className="t2">{t(sourceText[source])}</span>,
    },
    {
      id: 'next_close',
      name: t('next_close'),
      figure: true,
      cell: ({ next }) => (next ? spanText(next.closeAt - now, t) : '—'),
    },
    {
      id: 'stakes_today',
      name: t('stakes_today'),
      figure: true,
      cell: ({ today }) => amountText(today.stakes),
    },
    {
      id: 'draws_settled',
      name: t('draws_settled'),
      figure: true,
      wide: true,
      cell: ({ today }) => countText(today.draws),
    },
    { id: 'exposure', name: t('exposure'), cell: ({ exposure }) => <Share ppm={exposure.sharePpm} /> },
  ];
}
