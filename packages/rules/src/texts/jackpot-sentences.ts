import { rule, type Sentence } from './sentence.ts';

/** Rules of the jackpot lotteries. */
export const jackpotSentences: readonly Sentence[] = [
  rule(
    /^uklotto\./,
    '每注六个号码，按与六个正选号码相同的个数派奖；命中五个且另一个等于特别号码为五加特别。只中最高一等。',
    'A line of six numbers wins by how many of the six main numbers it holds; five with the bonus number is a tier of its own. Only the highest tier is paid.',
  ),
  rule(
    /^ssq\./,
    '每注六个红球和一个蓝球，按命中的红球与蓝球个数派奖，只中最高一等。',
    'A line of six red and one blue number wins by how many of each it holds; only the highest tier is paid.',
  ),
  rule(
    /^dlt/,
    '每注前区五个、后区两个号码，按命中的前区与后区个数派奖，只中最高一等。',
    'A line of five front and two back numbers wins by how many of each it holds; only the highest tier is paid.',
  ),
  rule(
    /^(powerball|megamillions|megamillions-old|euromillions)\./,
    '每注按命中的主号与附加号个数派奖，只中最高一等。',
    'A line wins by how many main and extra numbers it holds; only the highest tier is paid.',
  ),
];
