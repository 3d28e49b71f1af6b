import { Button } from '@fluentui/react-components'
import { ArrowImportRegular } from '@fluentui/react-icons/svg/arrow-import'
import { DocumentTableRegular } from '@fluentui/react-icons/svg/document-table'
import { TextBulletListSquareRegular } from '@fluentui/react-icons/svg/text-bullet-list-square'
import { ActionMenu } from '@seaport/ui/action-menu'
import type { ReactNode } from 'react'

interface ImportMenuProps {
  labels: { button: string; list: string; file: string }
  onChoose: (source: 'list' | 'file') => void
}

/** Button with the two sources of an import: a pasted list, or a file. */
export function ImportMenu({ labels, onChoose }: ImportMenuProps): ReactNode {
  return (
    <ActionMenu
      trigger={<Button icon={<ArrowImportRegular />}>{labels.button}</Button>}
      actions={[
        {
          id: 'list',
          label: labels.list,
          icon: <TextBulletListSquareRegular />,
          onSelect: () => onChoose('list'),
        },
        { id: 'file', label: labels.file, icon: <DocumentTableRegular />, onSelect: () => onChoose('file') },
      ]}
    />
  )
}
