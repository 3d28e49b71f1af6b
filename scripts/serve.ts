/** npm run serve: the server for production. Settings come from the environment (docs/operations.md); no demo data, no sandbox. */
import { buildIfStale } from './lib/build.ts'
import { serviceGroup } from './lib/service.ts'
import { localAddresses } from './lib/settings.ts'
import { fail } from './lib/terminal.ts'
import { updateKeys } from './lib/update-keys.ts'

await localAddresses({ sandbox: false })
if (!(await buildIfStale('console'))) fail('The console could not be built; see above.')
serviceGroup().start({
  name: 'server',
  entry: 'apps/server/src/main.ts',
  env: {
    NODE_ENV: 'production',
    SEAPORT_DEMO: '0',
    SEAPORT_UPDATE_KEYS: updateKeys().join(','),
  },
  show: true,
})
