import type { PlayItem } from '@tessera/rules/core';
import { useLayoutEffect, useRef } from 'react';
import { RuleCard } from '../../../components/rule-card/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import { familyParams } from '../model/help-params.ts';
import { useRuleName } from '../model/rule-names.ts';
import type { HelpPrices } from '../model/use-help-prices.ts';
import styles from './rule-section.module.css';

export interface RuleSectionProps {
  item: PlayItem;
  prices: HelpPrices;
  /** The page was opened for this play: it is scrolled into view. */
  wanted: boolean;
}

/** The rule of one play; its name links to it. */
export function RuleSection({ item, prices, wanted }: RuleSectionProps) {
  const name = useRuleName()('play', item.id);
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (wanted) place.current?.scrollIntoView({ block: 'start' });
  }, [wanted]);
  return (
    <section
      ref={place}
      className={styles.root}
      data-rule={item.id}
      aria-label={name}
      data-wanted={wanted || undefined}
    >
      <h3 className={styles.title}>
        <Link to="help" params={familyParams(item.family, item.id)} replaces>
          {name}
        </Link>
      </h3>
      <RuleCard
        item={item}
        pricing={prices.pricing}
        stake={prices.stake}
        unpriced={prices.lottery === undefined}
      />
    </section>
  );
}
