import { LoadingState } from '@seaport/ui/loading-state'
import { ScreenNews } from '@seaport/ui/screen-news'
import { Stack } from '@seaport/ui/stack'
import { type ReactNode, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { PageChoosers } from '../../features/account/account.public.ts'
import { InboxHost } from '../../features/inbox/inbox.public.ts'
import { UpdateBanner } from '../../features/update/update.public.ts'
import { ClockBanner } from './ClockBanner.tsx'
import { DiskBanner } from './DiskBanner.tsx'
import { NavigationRail } from './NavigationRail.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { PaletteHost } from './PaletteHost.tsx'
import { StatusBar } from './StatusBar.tsx'
import { useAccountKeys } from './useAccountKeys.ts'
import { useShellStyles } from './useShellStyles.ts'

/** The layout around every screen of a seat. */
export function Shell(): ReactNode {
  const styles = useShellStyles()
  useAccountKeys()
  return (
    <div className={styles.root}>
      <NavigationRail />
      <Stack gap="none" className={styles.body}>
        <DiskBanner />
        <OfflineBanner />
        <ClockBanner />
        <UpdateBanner className={styles.banner} />
        <main className={styles.main} tabIndex={-1}>
          <Suspense fallback={<LoadingState />}>
            <Outlet />
          </Suspense>
        </main>
      </Stack>
      <StatusBar />
      <ScreenNews />
      <PaletteHost />
      <InboxHost />
      <PageChoosers />
    </div>
  )
}
