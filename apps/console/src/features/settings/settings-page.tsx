import { type SettingArea, settingAreas } from '@tessera/protocol/console-permissions';
import { Input, Tag } from '@tessera/ui';
import { Search } from '@tessera/ui/icons';
import { lazy, useState } from 'react';
import { usePolicies } from '../../data/commands.ts';
import { useGrant, useOperator } from '../../data/session.ts';
import { type Setting, useSettings } from '../../data/settings.ts';
import { ListFailure } from '../../parts/list-failure.tsx';
import { Empty } from '../../parts/marks.tsx';
import { KeyHints, Page } from '../../parts/page.tsx';
import { type Column, Table, TwoLines } from '../../parts/table.tsx';
import { shortValue } from '../../parts/value-text.ts';
import { changeParams, hashOf, useAddress } from '../../platform/address.ts';
import { serverNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { type TextKey, useT } from '../../platform/i18n.ts';
import styles from './settings-page.module.css';

const SettingPanel = lazy(async () => ({ default: (await import('./setting-panel.tsx')).SettingPanel }));

const AREA_TEXT = {
  site: 'area_site',
  calls: 'area_calls',
  service: 'area_service',
  'sign-in': 'area_sign_in',
  money: 'area_money',
  teams: 'area_teams',
  protection: 'area_protection',
  console: 'area_console',
} as const satisfies Readonly<Record<SettingArea, TextKey>>;

/** The settings of the platform, by area, with who made each as it is. */
export function SettingsPage() {
  const t = useT();
  const { params } = useAddress();
  const [text, setText] = useState('');
  const { data, error } = useSettings();
  const items = data?.items;
  const areas = settingAreas.filter((area) => items?.some((setting) => setting.area === area));
  const opened = items?.find(({ key }) => key === params.key);
  const current = areas.find((area) => area === params.area) ?? opened?.area ?? areas[0];
  const words = text.trim().toLowerCase();
  const rows = items?.filter(({ key, about, area }) =>
    words === '' ? area === current : `${key} ${about}`.toLowerCase().includes(words),
  );
  return (
    <Page
      title={t('page_settings')}
      sub={t('settings_about')}
      panel={opened && <SettingPanel key={`${opened.key} ${opened.version}`} setting={opened} />}
      foot={
        <>
          <KeyHints keys={[[['J', 'K'], t('keys_move')]]} />
          <span>{t('rows_n', { count: rows?.length ?? 0 })}</span>
        </>
      }
    >
      <ListFailure error={error} />
      <div className={styles.split}>
        <nav className={styles.areas} aria-label={t('areas')}>
          {areas.map((area) => (
            <a
              key={area}
              className={styles.area}
              href={hashOf({ page: 'settings', params: { area } })}
              aria-current={words === '' && area === current ? 'page' : undefined}
              onClick={() => setText('')}
            >
              {t(AREA_TEXT[area])}
              <span className="n t3">{items?.filter((setting) => setting.area === area).length}</span>
            </a>
          ))}
        </nav>
        <div className={styles.list}>
          <Input
            className={styles.find}
            type="search"
            prefix={<Search size={14} aria-hidden="true" />}
            aria-label={t('find_setting')}
            placeholder={t('find_setting')}
            value={text}
            onValue={setText}
          />
          <Table
            fill
            size="tall"
            label={t('page_settings')}
            columns={useColumns(opened !== undefined)}
            rows={rows}
            idOf={({ key }) => key}
            opened={opened?.key ?? ''}
            onOpen={(key) => changeParams({ key })}
            empty={<Empty title={t('list_empty')} />}
          />
        </div>
      </div>
    </Page>
  );
}

/** Columns of the settings; the panel of an opened one has its history, so the narrower list leaves it out. */
function useColumns(isOpened: boolean): readonly Column<Setting>[] {
  const t = useT();
  const { timeZone } = useOperator();
  const mayPolicies = useGrant('command.read') !== undefined;
  const policies = usePolicies(mayPolicies).data;
  const needs = policies?.items.find(({ action }) => action === 'setting.change')?.needs;
  const columns: readonly Column<Setting>[] = [
    {
      name: t('setting'),
      cell: ({ key, about }) => (
        <TwoLines first={<span className="mono">{key}</span>} second={<span lang="en">{about}</span>} />
      ),
    },
    {
      name: t('value'),
      figure: true,
      cell: ({ secret, value }) => (
        <span className={styles.value}>{secret ? t('secret') : shortValue(value)}</span>
      ),
    },
    {
      id: 'last_change',
      name: t('last_change'),
      wide: true,
      cell: ({ at, by }) => (
        <span className="t3 s12">
          {at === null ? t('initial_value') : `${by ?? '—'} · ${momentText(at, serverNow(), timeZone)}`}
        </span>
      ),
    },
    {
      name: t('people'),
      align: 'center',
      cell: () => (needs ? <Tag>{t(needs === 1 ? 'one_person' : 'two_people')}</Tag> : '—'),
    },
  ];
  return isOpened ? columns.filter(({ id }) => id !== 'last_change') : columns;
}
