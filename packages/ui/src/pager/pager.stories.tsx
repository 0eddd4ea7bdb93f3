import { useState } from 'react';
import { Pager } from './pager.tsx';

export function Middle() {
  const [page, setPage] = useState(5);
  return (
    <Pager
      page={page}
      pages={9}
      onPage={setPage}
      pageSize={20}
      pageSizes={[20, 50, 100]}
      onPageSize={() => setPage(1)}
    />
  );
}
Middle.wide = true;
