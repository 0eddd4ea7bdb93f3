import { Select } from '@tessera/ui';
import { changeParams } from '../../platform/address.ts';
import { useT } from '../../platform/i18n.ts';
import styles from './service.module.css';
import { useTags } from './tags.ts';

/** Narrows finished cases to those with a tag; the tag is part of the address. */
export function TagFilter({ tag }: { tag: string }) {
  const t = useT();
  const { tags, nameOf } = useTags();
  // A tag that left the list can still be asked for.
  const shown =
    tag === '' || tags.some(({ id }) => id === tag) ? tags : [...tags, { id: tag, name: nameOf(tag) }];
  return (
    <Select
      size="sm"
      className={styles.filter}
      aria-label={t('tag')}
      value={tag}
      options={[
        { value: '', label: t('tags_all') },
        ...shown.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(value) => changeParams({ tag: value, before: '', id: '' })}
    />
  );
}
