import { Icon } from '@tessera/ui';
import { CircleQuestionMark } from '@tessera/ui/icons';
import { useT } from '../../../../platform/i18n/index.ts';
import { useFormat } from '../../../settings/index.ts';
import { chanceOf, returnPpmOf } from '../../model/chance.ts';
import { engine } from '../../model/engine.ts';
import { lineWinOf } from '../../model/quote.ts';
import { useBetting } from '../../state/betting.tsx';
import styles from './play-help.module.css';
import { usePlayRule } from './play-rule.ts';

/** What the play asks for, the most one line pays, its chance and what comes back in the long run. */
export function PlayHelp({ plain = false }: { plain?: boolean }) {
  const t = useT();
  const format = useFormat();
  const { item, terms, pricing } = useBetting();
  const rule = usePlayRule(item);
  const { likeliest, rarest } = chanceOf(item);
  const ppm = returnPpmOf(item, engine.oddsOf(item.id, pricing, terms.rebatePpm));
  const oneIn =
    likeliest === rarest
      ? t('bet_chance', { n: format.odds(likeliest * 10_000n) })
      : t('bet_chance_between', { a: format.odds(likeliest * 10_000n), b: format.odds(rarest * 10_000n) });
  return (
    <div className={styles.root} data-plain={plain || undefined}>
      {!plain && <Icon of={CircleQuestionMark} size={16} className={styles.mark ?? ''} />}
      <span className={styles.rule}>{rule}</span>
      <span className={styles.facts}>
        <span>
          {t('bet_line_win')} <b className={styles.win}>{format.figure(lineWinOf(item, terms, pricing))}</b>
        </span>
        <span>{oneIn}</span>
        <span>{t('bet_return', { percent: percentOf(ppm) })}</span>
      </span>
    </div>
  );
}

/** `975000` is `97.5`, floored to two decimals. */
function percentOf(ppm: number): string {
  const hundredths = Math.floor(ppm / 100);
  return (hundredths / 100).toFixed(2).replace(/\.?0+$/, '');
}
