import type { EntrySite } from '@tessera/protocol/entry-addresses';
import { Button, Field, IconButton, Input, Note } from '@tessera/ui';
import { Plus, Trash2, TriangleAlert } from '@tessera/ui/icons';
import { useSettings } from '../../data/settings.ts';
import { useT } from '../../platform/i18n.ts';
import styles from './site.module.css';
import { ENTRIES_MAX, FAULT_TEXT, faultsOfRow, sameAsMain } from './sites.ts';

const FIELD_TEXT = { pcUrl: 'subject_pc_url', wapUrl: 'subject_wap_url' } as const;
const fields = ['pcUrl', 'wapUrl'] as const;

/** Further addresses of the two sites, a row for each pair, with what is wrong beside it. */
export function EntriesEntry({
  sites,
  onChange,
}: {
  sites: readonly EntrySite[];
  onChange: (sites: readonly EntrySite[]) => void;
}) {
  const t = useT();
  const settings = useSettings().data?.items;
  const mainOf = (key: string) => String(settings?.find((setting) => setting.key === key)?.value ?? '');
  const main = { pcUrl: mainOf('pcUrl'), wapUrl: mainOf('wapUrl') };
  return (
    <div className={styles.rows}>
      {sites.length === 0 && <p className="t3">{t('entries_none')}</p>}
      {sites.map((site, row) => {
        const faults = faultsOfRow(sites, row);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place, and keep no state of their own.
          <fieldset key={row} className={styles.site}>
            <legend className={styles.legend}>
              {t('entry_n', { n: row + 1 })}
              <IconButton
                icon={Trash2}
                iconSize={16}
                label={t('entry_remove', { n: row + 1 })}
                onClick={() => onChange(sites.filter((_, at) => at !== row))}
              />
            </legend>
            {fields.map((field) => {
              const found = faults.find((fault) => fault.field === field);
              return (
                <Field
                  key={field}
                  label={t(FIELD_TEXT[field])}
                  {...(found ? { error: t(FAULT_TEXT[found.fault]) } : {})}
                >
                  <Input
                    type="url"
                    inputMode="url"
                    value={site[field]}
                    onValue={(text) =>
                      onChange(sites.map((one, at) => (at === row ? { ...one, [field]: text.trim() } : one)))
                    }
                    spellCheck={false}
                    placeholder="https://"
                  />
                </Field>
              );
            })}
            {faults.some(({ fault }) => fault === 'empty') && (
              <Note tone="danger" icon={TriangleAlert} role="alert">
                {t(FAULT_TEXT.empty)}
              </Note>
            )}
            {sameAsMain(site, main) && (
              <Note tone="warning" icon={TriangleAlert}>
                {t('entry_is_main')}
              </Note>
            )}
          </fieldset>
        );
      })}
      <div>
        <Button
          size="sm"
          icon={Plus}
          disabled={sites.length >= ENTRIES_MAX}
          onClick={() => onChange([...sites, { pcUrl: '', wapUrl: '' }])}
        >
          {t('entry_add')}
        </Button>
      </div>
    </div>
  );
}
