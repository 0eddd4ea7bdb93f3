import { type Amount, parseAmount, printAmount, UNIT } from '@tessera/protocol/money';
import {
  costOf,
  EXAMPLE_PLAYS,
  type HouseCost,
  houseCost,
  insuranceBonus,
  isEarned,
  meaningOf,
  type Terms,
} from '@tessera/rewards';
import { Note } from '@tessera/ui';
import { Info, TriangleAlert } from '@tessera/ui/icons';
import { Facts, PanelSection } from '../../parts/panel.tsx';
import { amountText, signedText } from '../../platform/format.ts';
import { type Translate, useT } from '../../platform/i18n.ts';
import type { DryRun } from './offer-data.ts';
import styles from './offers.module.css';

const DAY_MS = 86_400_000;
/** Players that a race is assumed to have: its page tells the real number. */
const ENTRANTS = 100;

/** What decides about the cost beside the terms. Times in ms. */
export interface Bounds {
  readonly starts: number;
  readonly ends: number | null;
  readonly budget: bigint | null;
}

/** The expected cost to the house by a dry run, computed by the function that the server uses. */
export function HouseEstimate({ terms, run, bounds }: { terms: Terms; run: DryRun; bounds: Bounds }) {
  const t = useT();
  const cost = houseCost(
    terms,
    {
      given: amountIn(run.cost),
      players: run.players,
      stake: amountIn(run.stake),
      days: run.days,
      draws: run.draws,
    },
    {
      days: bounds.ends === null ? null : Math.ceil((bounds.ends - bounds.starts) / DAY_MS),
      budget: bounds.budget,
    },
  );
  const { interval } = cost;
  return (
    <div className="col">
      <div>
        <div className="s12 t3">{t(bounds.ends === null ? 'cost_net_month' : 'cost_net')}</div>
        <div className={styles.figure}>{signedText(printAmount(cost.net))}</div>
        {interval && (
          <div className="s12 t3">
            {t(terms.kind === 'wheel' ? 'cost_interval' : 'cost_bounds', {
              low: amountText(printAmount(interval[0])),
              high: amountText(printAmount(interval[1])),
            })}
          </div>
        )}
      </div>
      <Facts facts={factsOf(cost, t)} />
      {cost.isCapped && (
        <Note tone="warning" icon={TriangleAlert}>
          {t('cost_capped')}
        </Note>
      )}
    </div>
  );
}

const factsOf = ({ given, margin, sharePpm, perPlayer }: HouseCost, t: Translate) =>
  [
    [t('cost_given'), amountText(printAmount(given))],
    [t('cost_margin'), margin === 0n ? null : signedText(`-${printAmount(margin)}`)],
    [t('cost_share'), sharePpm === null ? '—' : `${Number(sharePpm) / 10_000}%`],
    [t('cost_per_player'), amountText(printAmount(perPlayer))],
  ] as const;

/** What the terms mean to a player, by the function that the player's page uses. */
export function PlayerMeaning({ terms }: { terms: Terms }) {
  const t = useT();
  const base = baseOf(terms);
  const facts = { entrants: ENTRANTS, ...(base ? { base } : {}) };
  const cost = isEarned(terms) && base === undefined ? undefined : costOf(terms, facts);
  return (
    <PanelSection title={t('cost_meaning')}>
      <Note tone="info" icon={Info}>
        {isEarned(terms) ? earnedText(terms.times, t) : t('cost_cash')}
      </Note>
      {cost && (
        <Facts
          facts={[
            [t('cost_mean_reward'), amountText(printAmount(cost.meanReward))],
            [t('cost_chance'), `${(cost.chance * 100).toFixed(1)}%`],
            ...(cost.earned
              ? [
                  [t('cost_required'), amountText(printAmount(cost.earned.required))] as const,
                  [t('cost_mean'), amountText(printAmount(cost.meanCost))] as const,
                  [t('cost_worst'), signedText(printAmount(cost.worst))] as const,
                ]
              : []),
          ]}
        />
      )}
      {terms.kind === 'race' && <p className="t3 s12">{t('cost_entrants', { players: ENTRANTS })}</p>}
      {cost?.earned && <p className="t3 s12">{t('cost_assumed', { plays: EXAMPLE_PLAYS.length })}</p>}
    </PanelSection>
  );
}

function earnedText(times: number, t: Translate): string {
  const { required, cost, left } = meaningOf({ times }, UNIT as Amount);
  const [stake, spent, kept] = [required, cost, left].map((sum) => signedText(printAmount(sum)));
  return t('cost_earned', { stake: stake ?? '', spent: spent ?? '', kept: kept ?? '' });
}

/** The deposit of the first step, or the least loss that brings a bonus. */
function baseOf(terms: Terms): Amount | undefined {
  if (terms.kind === 'deposit_match') return terms.steps[0]?.deposit;
  if (terms.kind !== 'loss_insurance') return undefined;
  return insuranceBonus(terms, terms.lossMin) > 0n ? terms.lossMin : undefined;
}

function amountIn(text: string): Amount {
  const parsed = parseAmount(text);
  if (!parsed.ok) throw new Error(`${text} is no amount`);
  return parsed.value;
}
