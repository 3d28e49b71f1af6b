import { useT } from '@seaport/i18n/react'
import { reportBulk } from '@seaport/ui/bulk-report'
import { useNotify } from '@seaport/ui/use-notify'
import { useEffectEvent, useState } from 'react'
import { useOncePerId } from '../../../shared/api/useOncePerId.ts'
import { useCheckProxies } from '../api/proxy-actions.ts'

/** Requests checks of proxies and notifies the user; the results arrive in the list. `asked` counts those whose end was not reported yet. */
export function useChecks() {
  const [asked, setAsked] = useState(0)
  const t = useT('proxy')
  const { failed } = useNotify()
  const { mutateAsync } = useCheckProxies()
  const check = useEffectEvent(async (ids: readonly string[]) => {
    try {
      const { queued, ...left } = await mutateAsync({ body: { ids: [...ids] } })
      void reportBulk({ title: t('queued', { count: queued }), done: queued, ...left })
      setAsked((before) => before + queued)
    } catch (error) {
      failed(error)
    }
  })
  const once = useOncePerId()
  const [stable] = useState(() => (ids: readonly string[]) => void once(ids, (fresh) => check(fresh)))
  const [onFinished] = useState(() => () => setAsked(0))
  return { check: stable, asked, onFinished }
}
