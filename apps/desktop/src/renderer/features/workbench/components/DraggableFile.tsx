import type { StoredFile } from '@seaport/contract/platform/file.schema'
import { useT } from '@seaport/i18n/react'
import { useNotify } from '@seaport/ui/use-notify'
import { useQuery } from '@tanstack/react-query'
import type { DragEvent, ReactNode } from 'react'
import { ipcQuery } from '../../../shared/queries.ts'
import { seaport } from '../../../shared/seaport.ts'

/** A script's picture or video that can be dragged into the account's page, as a file. */
export function DraggableFile({
  file: { id, name },
  children,
}: {
  file: StoredFile
  children: ReactNode
}): ReactNode {
  const t = useT('workbench')
  const notify = useNotify()
  const { data: ready } = useQuery({ ...ipcQuery('script.readyFile', { id, name }), staleTime: Infinity })
  const onDragStart = (event: DragEvent) => {
    // Dragging the image itself would drag its address, which the network's page can't load.
    event.preventDefault()
    if (ready) seaport.call('script.dragFile', { path: ready.path }).catch(notify.failed)
  }
  return (
    <section
      aria-label={name}
      draggable={ready !== undefined}
      title={ready && t('dragFile')}
      onDragStart={onDragStart}
    >
      {children}
    </section>
  )
}
