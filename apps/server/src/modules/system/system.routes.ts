import { systemConfig } from '@seaport/contract/system'
import packageJson from '../../../package.json' with { type: 'json' }
import type { Install } from '../../app/install.ts'
import type { Mount } from '../../app/route.ts'
import { publicRegistration } from '../registration/registration.public.ts'
import { configuredNetworks } from './networks.ts'

/** What both clients read before anybody logs in. */
export function systemRoutes(mount: Mount, { env }: Install): void {
  mount(systemConfig, async ({ db, locale }) => ({
    brand: 'Seaport',
    version: packageJson.version,
    demo: env.demo,
    help: { support: null, channel: null, anti_scam: null, feedback: null, guide: null },
    networks: configuredNetworks(env),
    registration: await publicRegistration(db, locale),
  }))
}
