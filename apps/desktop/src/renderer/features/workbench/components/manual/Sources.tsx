import { Button } from '@fluentui/react-components'
import { OpenRegular } from '@fluentui/react-icons/svg/open'
import { useT } from '@seaport/i18n/react'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'
import { type ManualCollectionTask, useOpenSource } from '../../api/useManualCollection.ts'
import { placeName } from '../../target-name.ts'
import { useWorkbenchStyles } from '../useWorkbenchStyles.ts'
import { useManualStyles } from './useManualStyles.ts'

/** Sources of the task; a kept person belongs to the source that was opened last. */
export function Sources({ task }: { task: ManualCollectionTask }): ReactNode {
  const t = useT('workbench')
  const styles = useWorkbenchStyles()
  const own = useManualStyles()
  const open = useOpenSource(task.id)
  const { sources, source } = task.collection
  return (
    <ul className={own.rows}>
      {sources.map(({ position, target, collected }) => (
        <li key={position} className={own.row}>
          <span className={own.who}>
            <span>{placeName(target, t)}</span>
            {placeName(target, t) !== target && <span className={styles.quiet}>{target}</span>}
            <span className={styles.quiet}>{t('keptHere', { count: collected })}</span>
          </span>
          {position === source && sources.length > 1 && <StatusBadge tone="info" label={t('lookingHere')} />}
          <Button
            icon={<OpenRegular />}
            aria-label={t('openSource', { target: placeName(target, t) })}
            disabledFocusable={open.isPending}
            onClick={() => open.mutate(position)}
          >
            {t('open')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
