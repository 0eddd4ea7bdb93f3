import { csvOf } from '../../../components/csv/index.ts';
import { numbersText } from '../../../components/draw-result/index.ts';
import { saveFile } from '../../../components/save-file/index.ts';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { type Lists, useFormat } from '../../../data/settings/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { PastDraw } from '../api/day.ts';
import { factKeys, factsOf, headText, shortKeys } from '../model/facts.ts';
import { factText } from './fact-text.ts';
import { pictureOf } from './share-image.ts';

/** Maximum number of draws in an image. */
const PICTURE_ROWS = 20;

/** Exports of a date: a CSV file of all its draws, or an image of the newest. */
export function useTakeAlong(
  lottery: Lists['LOTTERY_LIST'][number],
  date: string,
  draws: readonly PastDraw[],
): { table(): void; picture(): Promise<void> } {
  const t = useT();
  const format = useFormat();
  const { family, zone } = lottery;
  const title = format.lottery(lottery);
  const name = [lottery.id, date].filter(Boolean).join('-');
  const printed = ({ result, corrected }: PastDraw) => {
    if (!result) return t('result_void_draw');
    const drawn = numbersText(family, result);
    return corrected ? `${drawn} (${t('bet_result_corrected')} ${numbersText(family, corrected)})` : drawn;
  };
  const said = (draw: PastDraw, keys: readonly string[]) => {
    const facts = draw.result ? factsOf(family, draw.result) : undefined;
    return keys.map((key) => factText(t, family, facts?.get(key)));
  };
  return {
    table() {
      const keys = factKeys(family);
      const head = [
        t('trend_issue'),
        t('trend_draw_time'),
        t('trend_drawn'),
        ...keys.map((key) => headText(t, key, family)),
      ];
      const rows = draws.map((draw) => [
        draw.issue,
        format.time(draw.draw_at, 'datetime', zone),
        printed(draw),
        ...said(draw, keys),
      ]);
      saveFile(csvOf([head, ...rows]), 'text/csv', `${name}.csv`);
    },
    async picture() {
      const blob = await pictureOf({
        title,
        sub: [date, t('result_total', { n: draws.length })].filter(Boolean).join(' · '),
        rows: draws.slice(0, PICTURE_ROWS).map((draw) => ({
          issue: shortIssue(draw.issue),
          time: format.time(draw.draw_at, 'HH:mm', zone),
          numbers: printed(draw),
          facts: said(draw, shortKeys(family)).join(' '),
        })),
        foot: t('trend_independent'),
      });
      if (!blob) return;
      saveFile(blob, 'image/png', `${name}.png`);
      toast(t('result_image_saved'), { type: 'success' });
    },
  };
}
