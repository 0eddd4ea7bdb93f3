import { describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { definitions, fallbacks, type SettingKey, settingKeys } from './definitions.ts';
import { httpLimitsOf } from './limits.ts';
import { SettingRefused } from './settings.ts';

const app = useApp();
const settings = () => app().services.settings.settings;
const versions = () => app().browser().expectOk('POST /common/cache/version');

test('every default is valid for its setting', () => {
  for (const mode of ['demo', 'production'] as const) {
    const values = fallbacks(mode);
    for (const key of settingKeys)
      expect(definitions[key].schema.parse(values[key]), key).toEqual(values[key]);
  }
});

test('the demonstration differs where it must, production does not', () => {
  expect(fallbacks('demo')).toMatchObject({
    loginCaptcha: '0',
    walletLoginEth: '1',
    walletLoginTron: '1',
    trialPerDay: 200,
  });
  expect(fallbacks('production')).toMatchObject({ loginCaptcha: '1', walletLoginEth: '0', trialPerDay: 3 });
});

test('call limits are those of the requirements: burst and rate per minute', () => {
  const values = fallbacks('production');
  expect(httpLimitsOf({ get: (key) => values[key] }).calls).toEqual({
    login: { burst: 5, perMinute: 5 },
    captcha: { burst: 10, perMinute: 10 },
    bet: { burst: 10, perMinute: 5 * 60 },
    transfer: { burst: 2, perMinute: 60 },
    poll: { burst: 5, perMinute: 60 },
    withdraw: { burst: 5, perMinute: 5 / 60 },
    receipt: { burst: 3, perMinute: 6 },
    other: { burst: 40, perMinute: 20 * 60 },
  });
});

describe('a change', () => {
  test('takes effect at once and is logged with its author', async () => {
    await settings().set('platformName', 'Mosaic House', 'ruth');
    expect(settings().get('platformName')).toBe('Mosaic House');
    const rows = await app().db.asOwner(
      `select old_value, new_value, by from setting_log where key = 'platformName' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ old_value: null, new_value: 'Mosaic House', by: 'ruth' }]);
    await settings().set('platformName', 'Tessera', 'ruth');
  });

  test('[V7] to a secret is logged without its value', async () => {
    await settings().set('closeEnterPassword', 'open-sesame-9', 'ruth');
    const rows = await app().db.asOwner('select * from setting_log');
    expect(
      JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain('open-sesame-9');
    await settings().set('closeEnterPassword', '', 'ruth');
  });

  test('[E9] to the opening hours is normalized so that ranges compare as text', async () => {
    await settings().set('platOpenDuration', '9:00-12:00，22:00-6:00', 'ruth');
    expect(settings().get('platOpenDuration')).toBe('00:00-06:00,09:00-12:00,22:00-23:59');
    await settings().set('platOpenDuration', '00:00-23:59', 'ruth');
  });

  const refused: [SettingKey, unknown][] = [
    ['platOpenDuration', 'always'],
    ['timeZone', 'Mars/Olympus'],
    ['loginCaptcha', 'yes'],
    ['pcUrl', 'javascript:alert(1)'],
    ['pcUrl', '//evil.example'],
    ['pcUrl', 'https://a;script-src'],
    ['entryAddresses', [{ pcUrl: 'javascript:alert(1)', wapUrl: '' }]],
    ['ageMin', 16],
    ['callBet', { burst: 0, perMinute: 1 }],
    ['trialGrant', '1e4'],
    ['defaultTheme', 'dark'],
  ];
  test.each(refused)('of %s to %j is refused and changes nothing', async (key, value) => {
    const before = settings().get(key);
    await expect(settings().set(key, value, 'ruth')).rejects.toThrow(SettingRefused);
    expect(settings().get(key)).toEqual(before);
  });
});

test('another node gets the value and version, and its log rows cannot be altered', async () => {
  const before = await versions();
  await app().db.consoleStore!.query(
    `insert into setting (key, value, at, by) values ('serviceUrl', '"https://help.example"', app_now(), 'other node')
     on conflict (key) do update set value = excluded.value`,
  );
  await app().db.nodeChannels.notify('setting', 'serviceUrl');
  await expect.poll(() => settings().get('serviceUrl')).toBe('https://help.example');
  await expect.poll(async () => (await versions()).SETTING).not.toBe(before.SETTING);
  await expect(app().db.store.query('delete from setting_log')).rejects.toThrow();
});

describe('[R3.6] versions', () => {
  test('exist for each list', async () => {
    const all = await versions();
    expect(Object.keys(all).sort()).toEqual([
      'CURRENCY_LIST',
      'GAME_LIST',
      'LANGUAGE_TYPES',
      'LANGUAGE_VALUE',
      'LOTTERY_LIST',
      'PLAYED_LIST',
      'SETTING',
      'THEME_LIST',
      'USER_LOG_TYPES',
    ]);
    // The games module, which stamps its own list, is not part of this node.
    const { GAME_LIST: _, ...own } = all;
    expect(Object.values(own).every((version) => /^[1-9]\d*$/.test(version))).toBe(true);
  });

  test('change with their list and with nothing else', async () => {
    const before = await versions();
    await settings().set('closeReason', 'stocktaking', 'ruth');
    const after = await versions();
    expect(Number(after.SETTING)).toBe(Number(before.SETTING) + 1);
    expect({ ...after, SETTING: '' }).toEqual({ ...before, SETTING: '' });
    await settings().set('closeReason', 'stocktaking', 'ruth');
    expect(await versions()).toEqual(after);
  });

  test('of the theme list changes when another theme leads it', async () => {
    const before = await versions();
    await settings().set('defaultTheme', 'theme-jade', 'ruth');
    expect(Number((await versions()).THEME_LIST)).toBe(Number(before.THEME_LIST) + 1);
    await settings().set('defaultTheme', 'theme-default', 'ruth');
  });

  test('of the lottery list changes when a lottery does', async () => {
    const before = await versions();
    await app().db.asOwner(`update lottery set enabled = false where id = 'ssc-3m'`);
    await expect.poll(async () => (await versions()).LOTTERY_LIST).not.toBe(before.LOTTERY_LIST);
  });

  test('changes are sent to the sockets of every node', async () => {
    const told: unknown[] = [];
    app().services.settings.cache.onChange((changed) => told.push(changed));
    await settings().set('closeReason', 'moving house', 'ruth');
    // A change from an earlier test may be announced late, alone or together with this one.
    expect(told).toContainEqual(expect.objectContaining({ SETTING: (await versions()).SETTING }));
  });
});
