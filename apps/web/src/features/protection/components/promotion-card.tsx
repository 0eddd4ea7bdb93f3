import { Card } from '@tessera/ui';
import { PromotionSwitch } from '../../../components/promotion-switch/index.ts';
import { useT } from '../../../platform/i18n/index.ts';

/** The switch "no promotions of any kind" (RP15). */
export function PromotionCard() {
  const t = useT();
  return (
    <Card title={t('promo_card')} pad>
      <PromotionSwitch />
    </Card>
  );
}
