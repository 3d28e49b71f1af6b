import { Button } from '@fluentui/react-button'
import { TaskListSquareLtrRegular } from '@fluentui/react-icons/svg/task-list-square-ltr'
import { useT } from '@seaport/i18n/react'
import { ActionMenu } from '@seaport/ui/action-menu'
import { notify } from '@seaport/ui/notify'
import type { ReactElement, ReactNode } from 'react'

/** Something that is done with all selected rows. */
export interface BatchAction {
  id: string
  label: string
  icon?: ReactElement
  onSelect: () => void
}

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

/** The same beside the number of selected rows. */
export function BatchButtons({ actions }: Pick<BatchProps, 'actions'>): ReactNode {
  return actions.map(({ id, label, onSelect }) => (
    <Button key={id} size="small" onClick={onSelect}>
      {label}
    </Button>
  ))
}
