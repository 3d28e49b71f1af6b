import type { ProxyEntry } from '@seaport/contract/desk/proxy.schema'
import type { ReactNode } from 'react'
import { GroupsDialog } from '../../../shared/group/GroupsDialog.tsx'
import { MoveDialog } from '../../../shared/group/MoveDialog.tsx'
import type { RowPanel } from '../../../shared/list/useRowPanel.ts'
import { useMoveProxies } from '../api/proxy-actions.ts'
import { proxyGroupKind } from '../api/proxy-groups.ts'
import { ImportFile, ImportList } from './ImportDialog.tsx'
import { ProxyEditor } from './ProxyEditor.tsx'
import type { OnProxyAction } from './ProxyMenu.tsx'
import { ProxyPanel } from './ProxyPanel.tsx'

/** Overlays of the list of proxies. */
export type OpenDialog =
  | { dialog: 'create' | 'groups' | 'list' | 'file' }
  | { dialog: 'edit'; proxy: ProxyEntry }
  | { dialog: 'move'; ids: readonly string[] }

interface ProxyDialogsProps {
  open: OpenDialog | undefined
  panel: RowPanel
  onAction: OnProxyAction
  /** @param ids the rows that were moved */
  onMoved: (ids: readonly string[]) => void
  onClose: () => void
}

/** Overlays of the list of proxies; loaded with their first use. */
export function ProxyDialogs(props: ProxyDialogsProps): ReactNode {
  const { open, panel, onAction, onMoved, onClose } = props
  const move = useMoveProxies()
  return (
    <>
      {panel.id && <ProxyPanel id={panel.id} panel={panel} onAction={onAction} />}
      {open?.dialog === 'create' && <ProxyEditor onClose={onClose} />}
      {open?.dialog === 'edit' && <ProxyEditor proxy={open.proxy} onClose={onClose} />}
      {open?.dialog === 'list' && <ImportList onClose={onClose} />}
      {open?.dialog === 'file' && <ImportFile onClose={onClose} />}
      {open?.dialog === 'groups' && <GroupsDialog kind={proxyGroupKind} onClose={onClose} />}
      {open?.dialog === 'move' && (
        <MoveDialog
          kind={proxyGroupKind}
          ids={open.ids}
          move={(group_id) => move.mutateAsync({ body: { ids: [...open.ids], group_id: group_id ?? '' } })}
          onClose={(moved) => {
            onClose()
            onMoved(moved)
          }}
        />
      )}
    </>
  )
}
