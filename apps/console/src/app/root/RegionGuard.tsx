import type { SystemConfig } from '@seaport/contract/people/system.schema'
import { localStore } from '@seaport/i18n/storage'
import { lazy } from '@seaport/ui/lazy'
import { isRestricted, type Region } from '@seaport/ui/resolve-region'
import { useSetAtom } from 'jotai'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { findRegion, lookupsOf } from './region.ts'
import { restrictedAtom } from './restricted-atom.ts'

const loadNotice = () => import('@seaport/ui/region-notice')
const RegionNotice = lazy(async () => (await loadNotice()).RegionNotice)

/** Looks up the visitor's country once per start, and shows the notice in a restricted region. A failed lookup restricts nothing. */
export function RegionGuard({ config }: { config: SystemConfig }): ReactNode {
  const [region, setRegion] = useState<Region>()
  const restrict = useSetAtom(restrictedAtom)
  const { lookup_url, fallback_url } = config.geo
  useEffect(() => {
    let isCurrent = true
    const lookups = lookupsOf({ geo: { lookup_url, fallback_url } })
    void findRegion(lookups, localStore).then(async (found) => {
      setRegion(found)
      // The notice replaces the screens once it can be shown: if its file can't be loaded they stay.
      if (isRestricted(found)) await loadNotice()
      if (isCurrent) restrict(isRestricted(found))
    })
    return () => {
      isCurrent = false
    }
  }, [lookup_url, fallback_url, restrict])
  // The stored configuration shows the notice until a fresh one, in which it may be switched off.
  useEffect(() => () => restrict(false), [restrict])
  if (!region || !isRestricted(region)) return null
  return (
    <Suspense>
      <RegionNotice
        region={region}
        support={config.support_contact || (config.help.support ?? '')}
        company={config.company || config.brand}
        description={config.region_signature}
      />
    </Suspense>
  )
}
