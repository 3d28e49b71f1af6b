import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { usePageStyles } from '../page/usePageStyles.ts'
import { useTabBarStyles } from '../tabs/useTabBarStyles.ts'
import { Brand } from './Brand.tsx'
import { useAppShellStyles } from './useAppShellStyles.ts'
import { useShellSkeletonStyles } from './useShellSkeletonStyles.ts'

/** Skeleton of the shell, shown until its code has loaded. Prerendered by the build, so it must not depend on browser state. */
export function ShellSkeleton(): ReactNode {
  const styles = useAppShellStyles()
  const tabs = useTabBarStyles()
  const page = usePageStyles()
  const bones = useShellSkeletonStyles()
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <span className={bones.button} />
        <Brand />
      </header>
      <div className={styles.body}>
        <div className={mergeClasses(styles.sidebar, bones.sidebar)} />
        <div className={styles.main}>
          <div className={tabs.root} />
          <main className={styles.content}>
            <div className={page.root}>
              <div className={mergeClasses(bones.bone, bones.title)} />
              <div className={page.texts} hidden>
                <p className={page.title} />
                <p className={page.description} />
              </div>
              <div className={mergeClasses(bones.bone, bones.content)} />
            </div>
          </main>
        </div>
      </div>
    </div>
  )
}
