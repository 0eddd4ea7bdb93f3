import { MoneyText } from './money-text.tsx';

export const Signs = () => (
  <>
    <MoneyText text="¥1,024.50" size="xl" />
    <MoneyText text="¥147.00" sign="plus" tone="up" arrow size="md" />
    <MoneyText text="¥32.00" sign="minus" tone="down" arrow size="md" />
    <MoneyText text="¥1,950.00" tone="accent" size="md" />
  </>
);

export const Hidden = () => <MoneyText text="¥1,950.00" hidden size="md" />;

export const Exact = () => <MoneyText text="¥100,353.87" exact="¥100,353.8732" size="md" />;
