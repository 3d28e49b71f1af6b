import { mergeClasses } from '@griffel/react'
import type { ReactNode } from 'react'
import { usePageStyles } from '../page/usePageStyles.ts'
import { useTabBarStyles } from '../tabs/useTabBarStyles.ts'
import { Brand } from './Brand.tsx'
import { useAppShellStyles } from './useAppShellStyles.ts'
import { useShellSkeletonStyles } from './useShellSkeletonStyles.ts'

/** The shell before any of its code is there: what it will hold stands where it will stand, its heading hidden until somebody fills it in. Rendered by the build, so it depends on nothing that only a browser knows. */
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
              <div className={page.words} hidden>
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
