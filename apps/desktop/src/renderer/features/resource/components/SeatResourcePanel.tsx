import { ResourcePanel } from '@seaport/product-ui/resource-panel'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ipcQuery } from '../../../shared/queries.ts'
import { Translate } from './Translate.tsx'
import { VisitActions, VisitNote } from './Visit.tsx'

/** Details of a person whom this seat collected; their page opens in an account's own window. */
export function SeatResourcePanel({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  return (
    <ResourcePanel
      query={useQuery(ipcQuery('resource.get', { id }))}
      taskHref={(task) => `#/tasks/${task}`}
      onLeave={onClose}
      linked={false}
      actions={({ network, url }) => <VisitActions network={network} url={url} />}
      note={({ network, url }) => <VisitNote network={network} url={url} />}
      translation={(text) => <Translate text={text} />}
      onClose={onClose}
    />
  )
}
