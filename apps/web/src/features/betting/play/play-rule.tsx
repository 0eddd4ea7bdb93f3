import { Icon, Popover } from '@tessera/ui';
import { ChevronDown, CircleQuestionMark } from '@tessera/ui/icons';
import { RuleCard, RuleFigures, useRuleEntry, useRuleText } from '../../../components/rule-card/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../../platform/navigation/index.ts';
import { useBettingPage } from '../betting.tsx';
import { lineWinOf } from '../pick/quote.ts';
import styles from './play-help.module.css';

/** The rule in one line with what it pays; the worked example opens in a panel. */
export function PlayRuleLine() {
  const t = useT();
  const format = useFormat();
  const { item, terms, pricing, play } = useBettingPage();
  const rule = useRuleText(item);
  const entry = useRuleEntry(item, pricing, terms.rebatePpm);
  return (
    <div className={styles.root}>
      <Icon of={CircleQuestionMark} size={16} className={styles.mark ?? ''} />
      <span className={styles.rule} title={rule}>
        {rule}
      </span>
      <Popover
        label={format.name(play.name)}
        align="start"
        className={styles.panel ?? ''}
        trigger={(props) => (
          <button type="button" className={styles.example} {...props}>
            {t('rule_example')}
            <Icon of={ChevronDown} size={14} />
          </button>
        )}
      >
        {(close) => <PlayRuleFull onLeave={close} />}
      </Popover>
      <span className={styles.facts}>
        <span>
          {t('bet_line_win')} <b className={styles.win}>{format.figure(lineWinOf(item, terms, pricing))}</b>
        </span>
        <RuleFigures entry={entry} />
      </span>
    </div>
  );
}

/** The rule with its example and all it pays, and a link to the help page. */
export function PlayRuleFull({ onLeave }: { onLeave?: () => void }) {
  const t = useT();
  const { item, terms, pricing } = useBettingPage();
  return (
    <div className={styles.full}>
      <RuleCard item={item} pricing={pricing} rebatePpm={terms.rebatePpm} stake={terms.unitStake} />
      {hasScreen('help') && (
        <Link
          to="help"
          params={{ article: item.family, item: item.id }}
          className={styles.more}
          onClick={() => onLeave?.()}
        >
          {t('rule_full')}
        </Link>
      )}
    </div>
  );
}
