import { Link } from '@fluentui/react-components'
import type { Task } from '@seaport/contract/work/task.schema'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'

/** Position of a task in its batch; links to the list of all of them. */
export function BatchLink({
  batch: { id, position, size },
}: {
  batch: NonNullable<Task['batch']>
}): ReactNode {
  const t = useT('task')
  return <Link href={`#/task?batch_id=${id}`}>{t('batchOf', { position, size })}</Link>
}
