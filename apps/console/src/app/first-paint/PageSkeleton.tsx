import { Brand } from '@seaport/ui/brand'
import type { ReactNode } from 'react'
import { AuthAside } from '../page/AuthAside.tsx'
import { usePageFrameStyles } from '../page/usePageFrameStyles.ts'

/** The frame of the open pages before any of its code is there. */
export function PageSkeleton({ illustration }: { illustration: boolean }): ReactNode {
  const styles = usePageFrameStyles()
  return (
    <div className={styles.root}>
      {illustration && <AuthAside />}
      <div className={styles.column}>
        <header className={styles.header}>
          <Brand />
        </header>
      </div>
    </div>
  )
}
