import { defineModule } from '../../contract/index.ts';
import { factRoutes } from './routes.ts';

/** What players did in their browsers: draws that they verified, rules that they opened. */
export const factsModule = defineModule({
  name: 'facts',
  needs: [],
  create: () => ({}),
  calls: (register, _, { store }) => factRoutes(register, store),
});
