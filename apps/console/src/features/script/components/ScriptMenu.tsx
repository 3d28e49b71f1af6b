import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { EyeRegular } from '@fluentui/react-icons/svg/eye'
import { FolderArrowRightRegular } from '@fluentui/react-icons/svg/folder-arrow-right'
import { TranslateRegular } from '@fluentui/react-icons/svg/translate'
import type { Script } from '@seaport/contract/work/script.schema'
import { useT } from '@seaport/i18n/react'
import { RowMenu } from '@seaport/ui/row-menu'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../shared/translation/useTranslation.ts'

export type ScriptAction = 'preview' | 'edit' | 'translate' | 'move' | 'delete'
export type OnScriptAction = (action: ScriptAction, script: Script) => void

/** The menu at the end of a script's row. */
export function ScriptMenu({ script, onAction }: { script: Script; onAction: OnScriptAction }): ReactNode {
  const t = useT('script')
  const translating = useTranslation() !== undefined
  const disabled = !script.own
  const entry = (id: ScriptAction) => ({ id, label: t(`do.${id}`), onSelect: () => onAction(id, script) })
  return (
    <RowMenu
      name={script.title}
      actions={[
        { ...entry('preview'), icon: <EyeRegular /> },
        { ...entry('edit'), icon: <EditRegular />, disabled },
        ...(translating && script.text ? [{ ...entry('translate'), icon: <TranslateRegular /> }] : []),
        { ...entry('move'), icon: <FolderArrowRightRegular />, disabled },
        { ...entry('delete'), icon: <DeleteRegular />, divided: true, disabled },
      ]}
    />
  )
}
