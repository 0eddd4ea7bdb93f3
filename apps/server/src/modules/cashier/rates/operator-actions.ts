import { parseAmount, printAmount } from '@tessera/protocol';
import { z } from 'zod';
import { ActionRefused, operatorAction } from '../../../contract/index.ts';
import { isRated, settingsModule } from '../../settings/index.ts';
import { currentRate, setRate } from './rates.ts';

export const rateActions = [
  operatorAction({
    name: 'rate set',
    about: 'set the rate from now on: units of the base currency for one unit of CURRENCY (USDT 7.2)',
    permission: 'rate.write',
    args: z.object({ currency: z.string(), value: z.string() }),
    inConsole: () => true,
    needs: [settingsModule],
    async run({ store, settings }, { currency, value: text }, { name: by }) {
      const value = parseAmount(text);
      if (!/^[A-Z]{3,8}$/.test(currency) || !value.ok || value.value <= 0n)
        throw new ActionRefused('A rate is a currency and an amount of the base one, such as USDT 7.2.');
      if (!(await isRated(store, currency))) throw new ActionRefused(`${currency} has no rate.`);
      const before = await currentRate(store, currency);
      await setRate(store, { currency, value: value.value, by });
      // The list of currencies gets a new version.
      await settings.ratesChanged();
      return { now: value.value, before: before?.value };
    },
    print: ({ now, before }, { currency }) =>
      `One ${currency} is ${printAmount(now)} now${before === undefined ? '' : `, ${printAmount(before)} before`}.`,
  }),
];
