import { useState } from 'react';
import { createRidKeeper, isCallError } from '../../../platform/http/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { createLink, type LinkTerms, refreshTeam, type TeamLink } from '../api/team.ts';

/** Creates links, one at a time; a retry after a lost answer creates no second one. */
export function useNewLink(onCreated: (link: TeamLink) => void) {
  const [rids] = useState(createRidKeeper);
  const create = useMutation({
    mutationFn: (terms: LinkTerms) => createLink(terms, rids.of(JSON.stringify(terms))),
    onSuccess: (link) => {
      rids.done();
      onCreated(link);
    },
    onSettled: () => void refreshTeam(),
  });
  return {
    start: (terms: LinkTerms) => {
      if (!create.isPending) create.mutate(terms);
    },
    isPending: create.isPending,
    /** Why the last one was refused. */
    failure: isCallError(create.error) ? create.error.message : undefined,
  };
}
