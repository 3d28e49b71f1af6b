import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense } from 'react'
import type { TourStep } from './TourPopover.tsx'

const TourPopover = lazy(async () => (await import('./TourPopover.tsx')).TourPopover)

export interface TourProps {
  steps: readonly TourStep[]
  open: boolean
  /** Called when finished, skipped, or closed with Escape. */
  onClose: () => void
}

/** A guided tour: one call-out after the other beside the parts that they explain. Parts that are not on the screen are skipped. */
export function Tour({ steps, open, onClose }: TourProps): ReactNode {
  return <Suspense>{open && <TourPopover steps={steps} onClose={onClose} />}</Suspense>
}
