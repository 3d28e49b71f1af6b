import { Button } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { confirm } from '@seaport/ui/confirm'
import { lazy } from '@seaport/ui/lazy'
import { PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { type ReactNode, Suspense, useState } from 'react'

const RegionNotice = lazy(async () => (await import('@seaport/ui/region-notice')).RegionNotice)

/** A documentation address (RFC 5737). */
const VISITOR = { ip: '203.0.113.7', country: 'CN' }
const SUPPORT = 'support@seaport.test'
const COMPANY = 'Seaport Pte. Ltd., Singapore'

/** The full-page notice without a way around: asks first, and explains how to return. */
export function RegionCard(): ReactNode {
  const t = useT('gallery')
  const [shown, setShown] = useState(false)
  const ask = async () => {
    setShown(
      await confirm({
        title: t('region.ask'),
        text: t('region.noWayPast'),
        action: t('region.show'),
        tone: 'primary',
      }),
    )
  }
  return (
    <PageCard title={t('region.title')}>
      <Row>
        <Button onClick={() => void ask()}>{t('region.show')}</Button>
      </Row>
      {shown && (
        <Suspense>
          <RegionNotice region={VISITOR} support={SUPPORT} company={COMPANY} />
        </Suspense>
      )}
    </PageCard>
  )
}
