import { systemConfig } from '@seaport/contract/people/system'
import { instantOrNull } from '../../../db/wire.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { version } from '../../../kernel/version.ts'
import { offeredNetworks } from '../../platform/network/network.public.ts'
import { depositTimes, readOpenSettings } from '../../platform/setting/setting.public.ts'
import { publicRegistration } from '../registration/registration.public.ts'

/** Public configuration, read by both clients before a login. */
export function systemRoutes(registerRoute: RegisterRoute, installation: Installation): void {
  registerRoute(systemConfig, async ({ db, locale }) => {
    const { brand, company, support_contact, region_notice, region_signature, ...open } =
      await readOpenSettings(db)
    const { changed, changes } = await depositTimes(db)
    return {
      brand,
      company,
      support_contact,
      version: version(),
      demo: installation.env.demo,
      help: {
        support: open.help_support,
        channel: open.help_channel,
        anti_scam: open.help_anti_scam,
        feedback: open.help_feedback,
        guide: open.help_guide,
      },
      geo: { lookup_url: open.geo_lookup_url, fallback_url: open.geo_fallback_url },
      pay: {
        usdt_address: open.usdt_address,
        usdt_network: open.usdt_network,
        usdt_changed_at: instantOrNull(changed),
        usdt_changes_at: instantOrNull(changes),
        order_lifetime_minutes: open.order_lifetime_minutes,
      },
      region_notice,
      region_signature,
      networks: await offeredNetworks(db, installation),
      registration: await publicRegistration(db, locale),
    }
  })
}
