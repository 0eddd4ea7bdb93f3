'use memo';

import { Button } from '@tessera/ui';
import { Dices, Plus } from '@tessera/ui/icons';
import { useState } from 'react';
import { BetContent } from '../../../../components/bet-content/index.ts';
import { Panel } from '../../../../components/panel/index.ts';
import { EXACT, useFormat } from '../../../../data/settings/index.ts';
import { newRid } from '../../../../platform/http/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useBettingPage } from '../../betting.tsx';
import { readContent } from '../../pick/quote.ts';
import { randomInt } from '../../pick/random-int.ts';
import { engine } from '../../play/engine.ts';
import { amountsOf, type SlipLine } from '../../slip/slip.ts';
import { lineOf, totalOfLines } from '../../slip/slip-line.ts';
import { usePlayName } from '../../slip/use-play-name.ts';
import { useSlipActions } from '../use-bet-actions.ts';
import { offerRandom } from './random-offer.ts';
import styles from './random-panel.module.css';

const BETS = 5;

/** Five random bets of the current play; they are on the slip only when the player adds them. */
export function RandomPanel() {
  const t = useT();
  const format = useFormat();
  const { item, terms, pricing } = useBettingPage();
  const { addLines } = useSlipActions();
  const playName = usePlayName()(item.id);
  const draw = () =>
    Array.from({ length: BETS }, (): SlipLine | undefined => {
      const content = engine.randomContent(item.id, randomInt);
      const reading = readContent(item, content);
      return reading.ok ? lineOf(newRid(), item, content, reading.parsed, terms, pricing) : undefined;
    }).filter((line) => line !== undefined);
  const [lines, setLines] = useState(draw);
  const close = () => offerRandom(false);
  const total = totalOfLines(lines);
  return (
    <Panel
      title={t('bet_random_title', { play: playName, n: BETS })}
      onClose={close}
      footer={
        <div className={styles.buttons}>
          <Button icon={Dices} onClick={() => setLines(draw())}>
            {t('bet_random_again')}
          </Button>
          <Button
            variant="primary"
            icon={Plus}
            onClick={() => {
              if (addLines(lines)) close();
            }}
          >
            {t('bet_random_add', { amount: format.money(total.stake, EXACT) })}
          </Button>
        </div>
      }
    >
      <ol className={styles.root}>
        {lines.map((line) => (
          <li key={line.key}>
            <BetContent family={item.family} shape={item.content} content={line.content} collapse="two" />
            <span className={styles.amount}>{format.figure(amountsOf(line).stake, EXACT)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
