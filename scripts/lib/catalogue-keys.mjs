import { languages } from '@tessera/messages/languages';
import { allFamilies, catalogueHouse, setsOf, tokenText, tokenValues } from '@tessera/rules';
import { drawAttributes, tracksOf, trendZones } from '@tessera/rules/statistics';
import { arbDraw } from '@tessera/rules/testing';
import { sample } from 'fast-check';
import { labelText, valueText } from '../../apps/web/src/components/bet-content/words.ts';
import { kindText, tierText } from '../../apps/web/src/components/tier-text/tier-text.ts';
import { trackName, trackWord } from '../../apps/web/src/components/track-text/track-text.ts';
import { zoneName } from '../../apps/web/src/features/betting/pick/zone-name.ts';
import { zonesOf } from '../../apps/web/src/features/betting/pick/zones.ts';
import { articles, runsOf, titleKey } from '../../apps/web/src/features/help/model/articles.ts';
import { QUESTIONS } from '../../apps/web/src/features/protection/model/self-check.ts';
import { factText } from '../../apps/web/src/features/results/components/fact-text.ts';
import {
  factKey,
  factKeys,
  figureOf,
  headText,
  sidesKey,
  wholeFacts,
} from '../../apps/web/src/features/results/model/facts.ts';
import { zoneText } from '../../apps/web/src/features/trend/state/use-texts.ts';

/** Number and seed of the sampled draws of a family. */
const DRAWS = { numRuns: 40, seed: 7 };

/**
 * Text keys that depend on the catalogue. They are collected by calling the client's own text functions with a recording
 * `t`.
 */
export function catalogueKeys() {
  const keys = new Set();
  const t = (key) => {
    keys.add(key);
    return key;
  };
  t('family_all');
  for (const language of languages) t(`games_tag_${language}`);
  for (let n = 1; n <= QUESTIONS; n++) t(`rp_check_q${n}`);
  for (const article of articles)
    [titleKey(article.id), ...runsOf(article).flatMap((run) => run.keys)].map(t);
  for (const { family, items } of allFamilies) {
    t(`family_${family.split('-', 1)[0]}`);
    for (const item of items()) sayItem(t, item);
    sayFacts(t, family);
  }
  return keys;
}

function sayItem(t, item) {
  const { family, content, tiers, id } = item;
  for (const { key } of content.fields) labelText(t, key);
  for (const zone of zonesOf(item)) {
    zoneName(t, item, zone);
    for (const value of tokenValues(zone.spec.tokens))
      valueText(t, tokenText(zone.spec.tokens, value), family, zone.key || undefined);
  }
  for (const { name } of setsOf(content)) if (name !== undefined) labelText(t, name);
  for (const tier of tiers) {
    tierText(t, tier.tier, family);
    kindText(t, tier, id);
  }
}

function sayFacts(t, family) {
  const zones = trendZones(family, catalogueHouse);
  const tracks = tracksOf(family, catalogueHouse);
  for (const zone of zones) {
    zoneText(t, zone);
    if (zone.kind === 'words') for (const word of zone.columns) trackWord(t, family, word);
    if (zone.kind === 'sum') t(factKey(zone.key));
  }
  for (const track of tracks) {
    trackName(t, track);
    for (const word of track.words) trackWord(t, family, word);
  }
  for (const { key } of wholeFacts(tracks)) t(sidesKey(key));
  for (const key of factKeys(family)) headText(t, key, family);
  for (const draw of sample(arbDraw(family), DRAWS)) {
    const facts = new Map(drawAttributes(family, draw).map(({ key, value }) => [key, value]));
    const figure = figureOf(family, facts);
    if (figure) t(factKey(figure));
    for (const value of facts.values()) factText(t, family, value);
  }
}
