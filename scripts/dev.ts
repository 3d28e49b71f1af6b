/** npm run dev: server and sandbox restart when their sources change, the console updates in place. */
import { join } from 'node:path'
import { createServer } from 'vite'
import { root } from './lib/root.ts'
import { serviceGroup, untilReady } from './lib/service.ts'
import { browserAddress, localAddresses } from './lib/settings.ts'
import { updateKeys } from './lib/update-keys.ts'

const addresses = await localAddresses({ sandbox: true })
const env = {
  HOST: addresses.host,
  PORT: String(addresses.port),
  SEAPORT_SANDBOX_PORT: String(addresses.sandboxPort),
  SEAPORT_DEMO: process.env.SEAPORT_DEMO || '1',
  SEAPORT_UPDATE_KEYS: updateKeys().join(','),
}
const services = serviceGroup()
services.start({
  name: 'sandbox',
  entry: 'apps/sandbox/src/main.ts',
  env: { ...env, HOST: '127.0.0.1' },
  watch: true,
  show: true,
})
services.start({ name: 'server', entry: 'apps/server/src/main.ts', env, watch: true, show: true })
const server = browserAddress(addresses)
await untilReady('server', `${server}/ready`, services.stopped)

// Addresses that the server answers itself, beside the console's own files.
const proxied = ['/api', '/downloads', '/updates', '/health', '/ready']
const vite = await createServer({
  root: join(root, 'apps/console'),
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, { target: server }])) },
})
await vite.listen()
vite.printUrls()
