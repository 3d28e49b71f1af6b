import { useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import type { ReactNode } from 'react'
import { useUpdate } from '../useUpdate.ts'

/** Renders its content, or why no task can be created now: this client is below the minimum version. */
export function WhileUpToDate({ children }: { children: ReactNode }): ReactNode {
  const t = useT('desktop')
  if (!useUpdate()?.required) return children
  return <EmptyState motif="ship" title={t('updateNoTasksTitle')} text={t('updateNoTasksText')} />
}
