import { useState } from 'react';
import { Badge } from '../badge/badge.tsx';
import { TabPanel, Tabs } from './tabs.tsx';

const items = [
  { value: 'slip', label: '注单', badge: <Badge count={3} tone="soft" /> },
  { value: 'chase', label: '追号' },
  { value: 'runs', label: '长龙', disabled: true },
];

export function WithPanels() {
  const [tab, setTab] = useState('slip');
  return (
    <>
      <Tabs id="story-tabs" line label="右栏" value={tab} onChange={setTab} items={items} />
      <TabPanel id="story-tabs" value={tab}>
        {items.find(({ value }) => value === tab)?.label}
      </TabPanel>
    </>
  );
}
WithPanels.wide = true;
