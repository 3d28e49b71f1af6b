import { Button } from '@fluentui/react-components'
import { OpenRegular } from '@fluentui/react-icons/svg/open'
import { useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { Row } from '@seaport/ui/row'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'
import { type ManualCollectionTask, useOpenSource } from '../../api/useManualCollection.ts'
import { placeName } from '../../target-name.ts'
import { useManualStyles } from './useManualStyles.ts'

/** Sources of the task; a kept person belongs to the source that was opened last. */
export function Sources({ task }: { task: ManualCollectionTask }): ReactNode {
  const t = useT('workbench')
  const own = useManualStyles()
  const open = useOpenSource(task.id)
  const { sources, source } = task.collection
  return (
    <ul className={own.rows}>
      {sources.map(({ position, target, collected }) => (
        <Row key={position} as="li" className={own.row}>
          <span className={own.who}>
            <span>{placeName(target, t)}</span>
            {placeName(target, t) !== target && <Hint as="span">{target}</Hint>}
            <Hint as="span">{t('keptHere', { count: collected })}</Hint>
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
        </Row>
      ))}
    </ul>
  )
}
