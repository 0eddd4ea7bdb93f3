'use memo';

import { grouped, shortFigure, ZERO } from '@tessera/protocol/money';
import { Button, Card, Icon, IconButton, Stepper } from '@tessera/ui';
import { Bookmark, Dices, Plus } from '@tessera/ui/icons';
import { memo } from 'react';
import { UnitSwitch } from '../../../components/unit-switch/index.ts';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBetting, useBettingPage } from '../betting.tsx';
import { missingOf } from '../pick/missing.ts';
import { NumberSets } from '../pick/sets/number-sets.tsx';
import { ExpectedTip } from './expected/expected-tip.tsx';
import { MostAmount, MostLabel } from './most/most-win.tsx';
import { SureLossLine } from './most/sure-loss-line.tsx';
import { useSelectionMost } from './most/use-selection-most.ts';
import { RebateSlider } from './rebate-slider.tsx';
import styles from './stake-bar.module.css';
import { type ButtonBlocks, useBetButtons } from './use-bet-actions.ts';
import { useGate } from './use-gate.ts';
import { useMaxMultiple } from './use-max-multiple.ts';
import { WhyNot } from './why-not.tsx';

const presets = [5, 10, 20, 50] as const;

/** Desktop: unit price, multiple, prize against rebate; below them the totals and the buttons. */
export function StakeBar() {
  const t = useT();
  return (
    <Card className={styles.root ?? ''} aria-label={t('bet_stake_settings')}>
      <Terms />
      <div className={styles.sums}>
        <Sum />
        <Actions />
      </div>
    </Card>
  );
}

/** The stake settings, independent of the picks. */
function Terms() {
  const t = useT();
  const format = useFormat();
  const { lottery, unit, setUnit, terms, setMultiple } = useBettingPage();
  return (
    <div className={styles.terms}>
      <div className={styles.group}>
        <span className={styles.label}>{t('bet_unit_stake')}</span>
        <b className={styles.price}>{shortFigure(format.figure(terms.unitStake, EXACT))}</b>
        <UnitSwitch value={unit} onChange={setUnit} />
      </div>
      <div className={styles.group}>
        <span className={styles.label}>{t('bet_multiple')}</span>
        <Stepper
          value={terms.multiple}
          onChange={setMultiple}
          max={lottery.multiple_max}
          label={t('bet_multiple')}
        />
        <span className={styles.presets}>
          {presets.map((preset) => (
            <button key={preset} type="button" onClick={() => setMultiple(preset)}>
              {preset}
            </button>
          ))}
          <MostMultiple />
        </span>
      </div>
      <div className={styles.slider}>
        <RebateSlider />
      </div>
    </div>
  );
}

/** Fills in the largest multiple the selection allows. */
function MostMultiple() {
  const t = useT();
  const fillMax = useMaxMultiple();
  return (
    <button
      type="button"
      className={styles.most}
      aria-label={t('bet_multiple_max_name')}
      disabled={!fillMax}
      onClick={fillMax}
    >
      {t('bet_multiple_max')}
    </button>
  );
}

/** Lines, stake and maximum win of the selection. */
function Sum() {
  const t = useT();
  const format = useFormat();
  const { quote, now } = useBetting();
  const { most, cost } = useSelectionMost();
  return (
    <>
      <div className={styles.sum}>
        <span>
          {t('bet_selected')} <b className={styles.lines}>{grouped(quote?.lines ?? 0)}</b>{' '}
          {t('bet_lines_word', { n: quote?.lines ?? 0 })}
        </span>
        <span className={styles.equals}>=</span>
        <b className={styles.cost}>{format.money(quote?.stake ?? ZERO, EXACT)}</b>
        <ExpectedTip linesOf={() => now().makeLines()} />
      </div>
      <span className={styles.max}>
        <MostLabel most={most} plain />{' '}
        <b>
          <MostAmount most={most} />
        </b>
      </span>
      <span className={styles.loss}>
        <SureLossLine cost={cost} most={most} />
      </span>
    </>
  );
}

/** The buttons for the selection, and the reason when they are locked. */
function Actions() {
  const { quote, pickBlock, item, selection } = useBetting();
  const gate = useGate(quote?.stake ?? ZERO);
  return <Buttons gate={gate} pickBlock={pickBlock} missing={missingOf(item, selection)} />;
}

/** Memoised: rendered only when a pick changes what can be done. */
const Buttons = memo(function Buttons({ missing, ...blocks }: ButtonBlocks & { missing: number }) {
  const t = useT();
  const { add, random, placeNow, locked, block, canAdd, isVisitor } = useBetButtons(blocks);
  return (
    <>
      <span className={styles.reason}>
        {block && block !== 'sending' && <WhyNot block={block} missing={missing} />}
      </span>
      <div className={styles.buttons}>
        <span className={styles.random}>
          <Icon of={Dices} size={18} />
          <button type="button" disabled={locked} onClick={() => random(1)}>
            {t('bet_random_n', { n: 1 })}
          </button>
          <button type="button" disabled={locked} onClick={() => random(5)}>
            {t('bet_random_n', { n: 5 })}
          </button>
        </span>
        <NumberSets>
          {(open) => (
            <IconButton
              icon={Bookmark}
              size="lg"
              label={t('bet_saved')}
              aria-haspopup="dialog"
              onClick={open}
            />
          )}
        </NumberSets>
        <Button
          variant="tonal"
          disabled={block !== undefined}
          locked={block !== undefined}
          onClick={placeNow}
        >
          {t(isVisitor ? 'bet_sign_in' : 'bet_place_now')}
        </Button>
        <Button variant="outline" icon={Plus} disabled={!canAdd} onClick={add}>
          {t('bet_add')}
        </Button>
      </div>
    </>
  );
});
