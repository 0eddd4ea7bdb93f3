import { VIEW_NAME_MAX } from '@tessera/protocol/console-view';
import { Button, IconButton, Input, Popover, toast } from '@tessera/ui';
import { Bookmark, Pencil, Trash2 } from '@tessera/ui/icons';
import { useState } from 'react';
import { refreshViews, type SavedView, useSavedViews } from '../data/views.ts';
import { type Address, goTo, useAddress } from '../platform/address.ts';
import { call } from '../platform/call.ts';
import { useT } from '../platform/i18n.ts';
import { useAct } from '../platform/use-act.ts';
import styles from './list-menus.module.css';
import { isSameView, keptOf } from './saved-view.ts';

/** The operator's saved views of this page: opens, renames and removes them, and saves the present filters as another one. */
export function ViewsMenu({ filters }: { filters: readonly string[] }) {
  const t = useT();
  return (
    <Popover
      label={t('views_saved')}
      align="end"
      className={styles.panel ?? ''}
      trigger={(props) => (
        <Button {...props} size="sm" variant="quiet" icon={Bookmark}>
          {t('views_saved')}
        </Button>
      )}
    >
      {(close) => <Views filters={filters} close={close} />}
    </Popover>
  );
}

function Views({ filters, close }: { filters: readonly string[]; close: () => void }) {
  const t = useT();
  const { page, params } = useAddress();
  const now = keptOf(params, filters);
  const views = useSavedViews().data?.items.filter((view) => view.page === page) ?? [];
  const [renamed, setRenamed] = useState<number>();
  return (
    <>
      {views.length === 0 ? (
        <p className="s12 t3">{t('views_none')}</p>
      ) : (
        <ul className={styles.list}>
          {views.map((view) => (
            <li key={view.id} className={styles.row}>
              {view.id === renamed ? (
                <Rename view={view} onEnd={() => setRenamed(undefined)} />
              ) : (
                <Row
                  view={view}
                  isCurrent={isSameView(view.params, now)}
                  onOpen={() => {
                    close();
                    goTo(page, view.params);
                  }}
                  onRename={() => setRenamed(view.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        {Object.keys(now).length === 0 ? (
          <span className="s12 t3">{t('views_none_here')}</span>
        ) : (
          <SaveForm page={page} params={now} />
        )}
      </div>
    </>
  );
}

function Row({
  view: { id, name },
  isCurrent,
  onOpen,
  onRename,
}: {
  view: SavedView;
  isCurrent: boolean;
  onOpen: () => void;
  onRename: () => void;
}) {
  const t = useT();
  const remove = useAct(async () => {
    await call('/console/view/remove', { id });
    await refreshViews();
  });
  return (
    <>
      <button
        type="button"
        className={styles.open}
        title={name}
        aria-current={isCurrent || undefined}
        onClick={onOpen}
      >
        {name}
      </button>
      <IconButton icon={Pencil} iconSize={16} label={t('view_rename', { name })} onClick={onRename} />
      <IconButton
        icon={Trash2}
        iconSize={16}
        label={t('view_remove', { name })}
        disabled={remove.isRunning}
        onClick={() => remove.run()}
      />
    </>
  );
}

function Rename({ view: { id, name }, onEnd }: { view: SavedView; onEnd: () => void }) {
  const t = useT();
  const rename = useAct(async (to: string) => {
    await call('/console/view/rename', { id, name: to });
    await refreshViews();
    onEnd();
  });
  return (
    <NameForm start={name} does={t('view_rename_end')} isRunning={rename.isRunning} onName={rename.run} />
  );
}

function SaveForm({ page, params }: Address) {
  const t = useT();
  const [saved, setSaved] = useState(0);
  const save = useAct(async (name: string) => {
    await call('/console/view/save', { page, name, params });
    await refreshViews();
    setSaved(saved + 1);
    toast(t('view_saved'), { type: 'success' });
  });
  // An empty form after each view.
  return <NameForm key={saved} start="" does={t('view_save')} isRunning={save.isRunning} onName={save.run} />;
}

function NameForm({
  start,
  does,
  isRunning,
  onName,
}: {
  start: string;
  does: string;
  isRunning: boolean;
  onName: (name: string) => void;
}) {
  const t = useT();
  const [name, setName] = useState(start);
  const given = name.trim();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (given !== '') onName(given);
      }}
    >
      <Input
        value={name}
        onValue={setName}
        maxLength={VIEW_NAME_MAX}
        autoComplete="off"
        aria-label={t('view_name')}
        placeholder={t('view_name')}
      />
      <Button size="sm" type="submit" loading={isRunning} disabled={given === ''}>
        {does}
      </Button>
    </form>
  );
}
