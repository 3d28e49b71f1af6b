/** npm start: everything on this machine, with demo data: API and console on one address, the sandbox network, and the demo's agent. */
import { styleText } from 'node:util'
import { buildIfStale } from './lib/build.ts'
import { demoAgent } from './lib/demo-agent.ts'
import { serviceGroup, untilReady } from './lib/service.ts'
import { browserAddress, localAddresses } from './lib/settings.ts'
import { fail } from './lib/terminal.ts'
import { updateKeys } from './lib/update-keys.ts'

const addresses = await localAddresses({ sandbox: true })
if (!(await buildIfStale('console'))) fail('The console could not be built; see above.')

const env = {
  HOST: addresses.host,
  PORT: String(addresses.port),
  SEAPORT_SANDBOX_PORT: String(addresses.sandboxPort),
  SEAPORT_DEMO: process.env.SEAPORT_DEMO || '1',
  SEAPORT_UPDATE_KEYS: updateKeys().join(','),
}
/** Latency that makes the progress of a task visible, page by page. */
const sandboxPace = {
  SANDBOX_LATENCY_MS: process.env.SANDBOX_LATENCY_MS || '600',
  SANDBOX_PAGE_ROWS: process.env.SANDBOX_PAGE_ROWS || '25',
}
const services = serviceGroup()
services.start({
  name: 'sandbox',
  entry: 'apps/sandbox/src/main.ts',
  env: { ...sandboxPace, ...env, HOST: '127.0.0.1' },
})
services.start({ name: 'server', entry: 'apps/server/src/main.ts', env })
const seaport = browserAddress(addresses)
const sandbox = `http://127.0.0.1:${addresses.sandboxPort}`
await Promise.all([
  untilReady('server', `${seaport}/ready`, services.stopped),
  untilReady('sandbox network', `${sandbox}/health`, services.stopped),
])

const agent = env.SEAPORT_DEMO === '1' && process.env.SEAPORT_DEMO_AGENT !== '0'
if (agent) services.start(demoAgent(seaport))

const lines: [string, string][] = [
  ['Console', `${seaport}/`],
  ['API', `${seaport}/api/v1/docs`],
  ['Sandbox network', `${sandbox}/`],
]
const logins: [string, string][] = [
  ['Owner', 'admin@seaport.test / Seaport-admin-1'],
  ['Supervisor', 'demo@seaport.test / Seaport-demo-1'],
  ['Seats (desktop)', '100001 and 100002 / Seaport-seat-1'],
]
const table = (rows: [string, string][]) =>
  rows.map(([name, text]) => `  ${name.padEnd(17)}${text}`).join('\n')
if (agent) lines.push(['Demo agent', 'works on seat 100002, and leaves it to you when you log in there'])
console.log(`\n${styleText('bold', 'Seaport is ready.')}\n\n${table(lines)}`)
if (env.SEAPORT_DEMO === '1') console.log(`\n${styleText('bold', 'Demo logins')}\n\n${table(logins)}`)
console.log(
  `\n${styleText('dim', 'The desktop client: npm run desktop (in a second terminal). Stop with Ctrl-C.')}\n`,
)
