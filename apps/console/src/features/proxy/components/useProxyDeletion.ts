import { hostAndPort } from '@seaport/contract/address/proxy-address'
import type { ProxyEntry } from '@seaport/contract/desk/proxy.schema'
import { useT } from '@seaport/i18n/react'
import { withoutLeft } from '@seaport/ui/bulk-report'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import { useDeleteProxies } from '../api/proxy-actions.ts'

/** Deletes proxies after a confirmation that names them. @param onDone called with those that were deleted */
export function useProxyDeletion(
  onDone: (proxies: readonly ProxyEntry[]) => void,
): (proxies: readonly ProxyEntry[]) => void {
  const t = useT('proxy')
  const deletion = useDeleteProxies()
  return useConfirmedAction((proxies: readonly ProxyEntry[]) => {
    const [first] = proxies
    return {
      title:
        proxies.length === 1 && first
          ? t('ask.delete', { name: hostAndPort(first) })
          : t('ask.deleteMany', { count: proxies.length }),
      effects: [t('effect.gone'), t('effect.unbound')],
      action: t('do.delete'),
      run: async () => {
        const body = { ids: proxies.map(({ id }) => id) }
        const { deleted, ...left } = await deletion.mutateAsync({ body })
        const changed = new Set(withoutLeft(body.ids, left.left_out))
        onDone(proxies.filter(({ id }) => changed.has(id)))
        return { title: t('did.delete', { count: deleted }), done: deleted, ...left }
      },
    }
  })
}
