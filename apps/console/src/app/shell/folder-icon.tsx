import { lazy, type ReactElement, Suspense } from 'react'
import type { MenuFolder } from '../../shared/screen/screen.ts'

const FolderIcon = lazy(async () => ({ default: (await import('./FolderIcon.tsx')).FolderIcon }))

/** A folder's icon; fetched by those who have folders. */
export function folderIcon(name: MenuFolder): ReactElement {
  return (
    <Suspense>
      <FolderIcon name={name} />
    </Suspense>
  )
}
