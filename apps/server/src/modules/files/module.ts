import { defineModule } from '../../contract/index.ts';
import { settingsModule } from '../settings/index.ts';
import { createFiles } from './files.ts';
import { createPictures } from './pictures/index.ts';

/** Files that players upload. */
export const filesModule = defineModule({
  name: 'files',
  needs: [settingsModule],
  create: ({ store, clock, settings, filesUrl }) =>
    createFiles({
      store,
      pictures: createPictures(),
      key: settings.secrets.key('files'),
      url: filesUrl,
      now: clock.local,
    }),
  stop: (files) => files.close(),
});
