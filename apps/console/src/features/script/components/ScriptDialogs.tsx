import type { Script } from '@seaport/contract/work/script.schema'
import type { ReactNode } from 'react'
import { GroupsDialog } from '../../../shared/group/GroupsDialog.tsx'
import { MoveDialog } from '../../../shared/group/MoveDialog.tsx'
import { useMoveScripts } from '../api/script-actions.ts'
import { scriptGroupKind } from '../api/script-groups.ts'
import { ScriptEditor } from './ScriptEditor.tsx'
import type { OnScriptAction } from './ScriptMenu.tsx'
import { ScriptPanel } from './ScriptPanel.tsx'
import { TranslateScript } from './TranslateScript.tsx'

/** Overlays of the list of scripts. */
export type OpenDialog =
  | { dialog: 'create' | 'groups' }
  | { dialog: 'edit' | 'translate'; script: Script }
  | { dialog: 'move'; ids: readonly string[] }

interface ScriptDialogsProps {
  open: OpenDialog | undefined
  /** Id of the script that is shown. */
  shown: string | undefined
  onAction: OnScriptAction
  /** @param ids the rows that were moved */
  onMoved: (ids: readonly string[]) => void
  onClose: () => void
  onHide: () => void
}

/** Overlays of the list of scripts; loaded with their first use. */
export function ScriptDialogs(props: ScriptDialogsProps): ReactNode {
  const { open, shown, onAction, onMoved, onClose, onHide } = props
  const move = useMoveScripts()
  return (
    <>
      {shown && <ScriptPanel id={shown} onAction={onAction} onClose={onHide} />}
      {open?.dialog === 'create' && <ScriptEditor onClose={onClose} />}
      {open?.dialog === 'edit' && <ScriptEditor script={open.script} onClose={onClose} />}
      {open?.dialog === 'translate' && <TranslateScript script={open.script} onClose={onClose} />}
      {open?.dialog === 'groups' && <GroupsDialog kind={scriptGroupKind} onClose={onClose} />}
      {open?.dialog === 'move' && (
        <MoveDialog
          kind={scriptGroupKind}
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
