import type { NetworkId } from '@seaport/contract/kernel/network'
import { listNetworkConfigs, putNetworkConfig } from '@seaport/contract/platform/network-config'
import type { NetworkConfig } from '@seaport/contract/platform/network-config.schema'
import type { NetworkConfigTable } from '../../../db/schema/network.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { audit } from '../audit/audit.public.ts'
import { allNetworks, type Resolved, replaceConfig, resolve } from './network-config.ts'
import { spentThisMonth } from './network-spend.ts'

/** Configuration of the networks, for administrators. */
export function networkRoutes(registerRoute: RegisterRoute, installation: Installation): void {
  const toConfig = async (
    db: Db | Trx,
    now: number,
    network: NetworkId,
    { fields, secret, missing, settings }: Resolved,
  ): Promise<NetworkConfig> => ({
    network,
    offered: settings !== null,
    missing,
    fields,
    secret,
    spent: await spentThisMonth(db, installation, network, now),
  })

  registerRoute(listNetworkConfigs, async ({ db, now }) => {
    const list = []
    for (const { network, ...resolved } of await allNetworks(db, installation))
      list.push(await toConfig(db, now, network, resolved))
    return { list }
  })

  registerRoute(putNetworkConfig, (context, { params: { network }, body }) =>
    context.mutate(async (work) => {
      const { before, after } = await replaceConfig(work, installation, context.actor.userId, network, body)
      await audit(work, context, {
        action: 'network_config.update',
        subject: network,
        before: before && telling(before),
        after: telling(after),
      })
      return toConfig(work.trx, work.now, network, resolve(network, after, installation.env))
    }),
  )
}

/** Fields of a network's settings in the audit log. */
function telling({ fields, secret_sealed }: NetworkConfigTable) {
  return { ...(JSON.parse(fields) as Record<string, string>), has_app_secret: secret_sealed !== null }
}
