import { EyeRegular } from '@fluentui/react-icons/svg/eye'
import { FolderArrowRightRegular } from '@fluentui/react-icons/svg/folder-arrow-right'
import { PersonDeleteRegular } from '@fluentui/react-icons/svg/person-delete'
import { PersonProhibitedRegular } from '@fluentui/react-icons/svg/person-prohibited'
import type { Resource } from '@seaport/contract/work/resource.schema'
import { useT } from '@seaport/i18n/react'
import { personName } from '@seaport/product-ui/resource-columns'
import { RowMenu } from '@seaport/ui/row-menu'
import type { ReactNode } from 'react'

export type ResourceAction = 'details' | 'move' | 'optOut' | 'erase'
export type OnResourceAction = (action: ResourceAction, resource: Resource) => void

/** The menu at the end of a row of the library. */
export function ResourceMenu({
  resource,
  onAction,
}: {
  resource: Resource
  onAction: OnResourceAction
}): ReactNode {
  const t = useT('resource')
  const entry = (id: ResourceAction) => ({ id, label: t(`do.${id}`), onSelect: () => onAction(id, resource) })
  return (
    <RowMenu
      name={personName(resource)}
      actions={[
        { ...entry('details'), icon: <EyeRegular /> },
        { ...entry('move'), icon: <FolderArrowRightRegular /> },
        {
          ...entry('optOut'),
          icon: <PersonProhibitedRegular />,
          divided: true,
          disabled: resource.opted_out,
        },
        { ...entry('erase'), icon: <PersonDeleteRegular /> },
      ]}
    />
  )
}
