import { avatarUrl } from '../art/avatars.ts';
import { Avatar } from './avatar.tsx';

export const Pictures = () =>
  [1, 2, 3, 4].map((n) => <Avatar key={n} name="player" src={avatarUrl(n)} size={40} />);

export const WithoutPicture = () => <Avatar name="player" />;
