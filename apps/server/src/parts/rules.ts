import { defineModule } from '../contract/index.ts';
import { createRulesHash } from '../rules-hash.ts';

/** Hash of the rules by which draws of a family are settled. */
export const rulesModule = defineModule({
  name: 'rules',
  needs: [],
  create: () => ({ hash: createRulesHash() }),
});
