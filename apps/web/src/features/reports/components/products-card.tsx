import { Card, Emblem } from '@tessera/ui';
import { AmountText, NetText, shareOf } from '../../../components/amount/index.ts';
import { useBetNames } from '../../../components/bet-names/index.ts';
import { units } from '../../../components/reward-figures/index.ts';
import { usePlatformNames } from '../../../data/platforms/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Statistic } from '../api/statistic.ts';
import styles from './products-card.module.css';

type Product = Statistic['products'][number];

/** Decided stakes and their net by lottery and platform, the largest stake first. */
export function ProductsCard({ products }: { products: readonly Product[] }) {
  const t = useT();
  const largest = units(products[0]?.stake ?? '');
  return (
    <Card title={t('rep_products')} titleEnd={products.length > 0 ? t('rep_products_end') : undefined}>
      {products.length === 0 ? (
        <p className={styles.none}>{t('rep_products_none')}</p>
      ) : (
        <ul className={styles.list}>
          {products.map((product) => (
            <li key={`${product.kind} ${product.product}`}>
              <ProductName product={product} />
              <i className={styles.bar} style={{ '--share': shareOf(units(product.stake), largest) }} />
              <span className={styles.figure}>
                <AmountText amount={product.stake} still />
              </span>
              <span className={styles.figure}>
                <NetText net={product.net} still />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function ProductName({ product: { kind, product } }: { product: Product }) {
  const names = useBetNames();
  const platforms = usePlatformNames();
  const isLottery = kind === 'lottery';
  const name = isLottery ? names.lottery(product) : (platforms.get(product) ?? product);
  return (
    <span className={styles.name}>
      <Emblem family={isLottery ? names.family(product) : 'platform'} name={name} size={24} />
      {name}
    </span>
  );
}
