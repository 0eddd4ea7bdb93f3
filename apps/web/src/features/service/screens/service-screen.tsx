import { Card, Skeleton, SkeletonRegion } from '@tessera/ui';
import { Failed } from '../../../components/failed/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { useRoute } from '../../../platform/navigation/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { serviceOptions, useFreshService } from '../api/service.ts';

/** Loaded behind the screen, with the conversation and its styles. */
const ServicePage = lazyPart(
  async () => (await import('../components/service-page.ts')).ServicePage,
  <Waiting />,
);

/** `chat-custom-service`: parameter `q`, a question to begin with. */
export function ServiceScreen() {
  const t = useT();
  const { params } = useRoute();
  const service = useQuery(serviceOptions());
  useFreshService();
  // Another question begins another text in the field.
  if (service.data) return <ServicePage key={`${service.data.room} ${params.q}`} service={service.data} />;
  if (service.isError) {
    return (
      <Card pad>
        <Failed title={t('sv_failed')} onRetry={service.refetch} />
      </Card>
    );
  }
  return <Waiting />;
}

function Waiting() {
  const t = useT();
  return (
    <SkeletonRegion label={t('ui_loading')}>
      <Skeleton height={420} />
    </SkeletonRegion>
  );
}
