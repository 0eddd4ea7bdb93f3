import { EmptyBetsArt } from '../art/inline/empty-bets.tsx';
import { EmptyRecordsArt } from '../art/inline/empty-records.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

export const WithAction = () => (
  <EmptyState
    art={<EmptyBetsArt />}
    title="注单为空"
    line="选好号码后点「添加」，注单会留在这里。"
    action={
      <Button variant="outline" size="sm">
        机选 1 注
      </Button>
    }
  />
);
WithAction.wide = true;

export const TitleOnly = () => <EmptyState art={<EmptyRecordsArt />} title="该条件下无记录" />;
TitleOnly.wide = true;
