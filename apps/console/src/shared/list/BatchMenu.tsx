import { Button } from '@fluentui/react-button'
import { TaskListSquareLtrRegular } from '@fluentui/react-icons/svg/task-list-square-ltr'
import { useT } from '@seaport/i18n/react'
import type { BatchAction } from '@seaport/product-ui/batch-buttons'
import { ActionMenu } from '@seaport/ui/action-menu'
import { notify } from '@seaport/ui/notify'
import type { ReactNode } from 'react'

interface BatchProps {
  selected: ReadonlySet<string>
  actions: readonly BatchAction[]
}

/** What can be done with many rows, always in sight; where none is selected it asks for some (specification, section 5). */
export function BatchMenu({ selected, actions }: BatchProps): ReactNode {
  const t = useT('console')
  return (
    <ActionMenu
      trigger={<Button icon={<TaskListSquareLtrRegular />}>{t('batch')}</Button>}
      actions={actions.map((action) => ({
        ...action,
        onSelect: () => (selected.size > 0 ? action.onSelect() : notify.warning(t('selectFirst'))),
      }))}
    />
  )
}
