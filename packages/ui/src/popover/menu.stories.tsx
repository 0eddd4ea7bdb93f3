import { IconButton } from '../button/icon-button.tsx';
import { Languages } from '../icon/icons.ts';
import { Menu } from './menu.tsx';

export const Choice = () => (
  <Menu
    label="语言"
    trigger={(props) => <IconButton {...props} icon={Languages} label="语言" />}
    items={[
      { key: 'zhCn', label: '简体中文', checked: true, onSelect: () => undefined },
      { key: 'enUs', label: 'English', checked: false, onSelect: () => undefined },
    ]}
  />
);
