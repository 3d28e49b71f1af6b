import { useT } from '@seaport/i18n/react'
import { lazy } from '@seaport/ui/lazy'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page, PageCard } from '@seaport/ui/page'
import { SearchInput } from '@seaport/ui/search-input'
import { type ReactNode, Suspense, useState } from 'react'

const IconSheet = lazy(async () => (await import('../components/IconSheet.tsx')).IconSheet)

/** /template/icons */
export function IconsDemo(): ReactNode {
  const t = useT('gallery')
  const [search, setSearch] = useState('')
  return (
    <Page title={t('icons.title')} description={t('icons.lead')}>
      <PageCard>
        <div>
          <SearchInput value={search} placeholder={t('icons.search')} onChange={setSearch} />
        </div>
        <Suspense fallback={<LoadingState />}>
          <IconSheet search={search} />
        </Suspense>
      </PageCard>
    </Page>
  )
}
