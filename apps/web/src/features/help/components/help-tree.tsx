import { Icon, type IconProps } from '@tessera/ui';
import {
  BadgeCheck,
  BookOpen,
  ChevronDown,
  Gift,
  HeartHandshake,
  ShieldCheck,
  Ticket,
  Wallet,
} from '@tessera/ui/icons';
import { useState } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { Link, type Params } from '../../../platform/navigation/index.ts';
import { articles, type Category, categories, titleKey } from '../model/articles.ts';
import { useFamilies } from '../model/families.ts';
import { familyParams } from '../model/help-params.ts';
import type { HelpTarget } from '../model/help-target.ts';
import styles from './help-tree.module.css';

const icons: Readonly<Record<Category, IconProps['of']>> = {
  start: BookOpen,
  plays: Ticket,
  money: Wallet,
  rewards: Gift,
  security: ShieldCheck,
  fairness: BadgeCheck,
  rational: HeartHandshake,
};

interface Leaf {
  readonly id: string;
  readonly text: string;
  readonly params: Params;
}

/** The topics with their articles; the topic of the displayed article is open. */
export function HelpTree({ target }: { target: HelpTarget }) {
  const t = useT();
  const families = useFamilies();
  const shown = target.kind === 'family' ? target.family : target.kind === 'article' ? target.article.id : '';
  const leavesOf = (category: Category): readonly Leaf[] =>
    category === 'plays'
      ? families.map(({ id, name }) => ({ id, text: name, params: familyParams(id) }))
      : articles
          .filter((article) => article.category === category)
          .map(({ id }) => ({ id, text: t(titleKey(id)), params: { article: id } }));
  return (
    <nav className={styles.root} aria-label={t('help_tree')}>
      {categories.map((category) => (
        <Topic key={category} category={category} leaves={leavesOf(category)} shown={shown} />
      ))}
    </nav>
  );
}

function Topic({ category, leaves, shown }: { category: Category; leaves: readonly Leaf[]; shown: string }) {
  const t = useT();
  const own = leaves.some(({ id }) => id === shown);
  const [open, setOpen] = useState(own);
  return (
    <div className={styles.topic}>
      <button type="button" className={styles.head} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon of={icons[category]} size={18} />
        {t(`help_category_${category}`)}
        <Icon of={ChevronDown} size={16} className={styles.arrow} />
      </button>
      {open && (
        <ul>
          {leaves.map(({ id, text, params }) => (
            <li key={id}>
              <Link
                to="help"
                params={params}
                className={styles.leaf}
                aria-current={id === shown ? 'page' : undefined}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
