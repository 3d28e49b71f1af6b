import type { ReactNode } from 'react'
import { GroupsDialog } from '../../../shared/group/GroupsDialog.tsx'
import { MoveDialog } from '../../../shared/group/MoveDialog.tsx'
import { useMoveResources } from '../api/resource-actions.ts'
import { resourceGroupKind } from '../api/resource-groups.ts'
import type { MoreFilter } from '../more-filters.ts'
import { MoreFilters } from './MoreFilters.tsx'
import type { OnResourceAction } from './ResourceMenu.tsx'
import { ResourcePanel } from './ResourcePanel.tsx'

/** Overlays of the library. */
export type OpenDialog = { dialog: 'groups' | 'more' } | { dialog: 'move'; ids: readonly string[] }

interface ResourceDialogsProps {
  open: OpenDialog | undefined
  /** Id of the resource whose details are shown. */
  shown: string | undefined
  filters: Readonly<Record<MoreFilter, string>>
  onAction: OnResourceAction
  onFilter: (filters: Record<MoreFilter, string>) => void
  /** @param ids the rows that were moved */
  onMoved: (ids: readonly string[]) => void
  onClose: () => void
  onHide: () => void
}

/** Overlays of the library; loaded with their first use. */
export function ResourceDialogs(props: ResourceDialogsProps): ReactNode {
  const { open, shown, filters, onAction, onFilter, onMoved, onClose, onHide } = props
  const move = useMoveResources()
  return (
    <>
      {shown && <ResourcePanel id={shown} onAction={onAction} onClose={onHide} />}
      {open?.dialog === 'groups' && <GroupsDialog kind={resourceGroupKind} onClose={onClose} />}
      {open?.dialog === 'more' && <MoreFilters filters={filters} onApply={onFilter} onClose={onClose} />}
      {open?.dialog === 'move' && (
        <MoveDialog
          kind={resourceGroupKind}
          ids={open.ids}
          optional
          move={(group_id) => move.mutateAsync({ body: { ids: [...open.ids], group_id } })}
          onClose={(moved) => {
            onClose()
            onMoved(moved)
          }}
        />
      )}
    </>
  )
}
