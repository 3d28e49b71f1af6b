import { lazy, type ReactElement, Suspense } from 'react'
import type { Demo } from './demo.ts'

const DemoIcon = lazy(async () => ({ default: (await import('./components/DemoIcon.tsx')).DemoIcon }))

/** A page's icon; fetched when the collapsed menu or the command palette shows it. */
export function demoIcon(name: Demo): ReactElement {
  return (
    <Suspense>
      <DemoIcon name={name} />
    </Suspense>
  )
}
