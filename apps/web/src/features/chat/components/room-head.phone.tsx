import { PageAction, PageHeading } from '../../../platform/navigation/index.ts';
import { SoundButton } from './sound-button.tsx';

/** The bar at the top of the page names the room. */
export function RoomHeadPhone({ name }: { name: string }) {
  return (
    <>
      <PageHeading>{name}</PageHeading>
      <PageAction>
        <SoundButton />
      </PageAction>
    </>
  );
}
