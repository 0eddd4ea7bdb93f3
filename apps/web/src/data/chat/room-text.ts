import { builtKey, type Translate } from '../../platform/i18n/index.ts';

/** A room of chat: its name on the wire, and its kind. */
interface NamedRoom {
  readonly room: string;
  readonly kind: 'hall' | 'family' | 'service' | 'team';
}

/** The name of a room: the hall, a family's room, customer service, a team. */
export function roomText(t: Translate, { room, kind }: NamedRoom): string {
  switch (kind) {
    case 'hall':
      return t('ch_hall');
    case 'family':
      return t('ch_family', { family: t(builtKey(`family_${room}`)) });
    case 'service':
      return t('route_service');
    case 'team':
      return t('ch_team');
  }
}
