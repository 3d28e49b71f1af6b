import type { PromotionTarget } from '@seaport/contract/work/runner.schema'
import type { TaskDetail } from '@seaport/contract/work/task.schema'
import { useT } from '@seaport/i18n/react'
import { CopyButton } from '@seaport/ui/copy-button'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { PageCard } from '@seaport/ui/page'
import type { ReactNode } from 'react'
import { ScriptCard } from './ScriptCard.tsx'

/** Text to post or profile fields to change, with copy buttons. The program never types it. */
export function Instructions({
  task,
  target,
}: {
  task: TaskDetail
  target: PromotionTarget | null
}): ReactNode {
  const t = useT('workbench')
  const { params } = task.work
  if (task.script) return <ScriptCard id={task.script.id} task={task} target={target} />
  if ('profile' in params)
    return (
      <PageCard title={t('newProfile')}>
        <KeyValueList
          items={Object.entries(params.profile).map(([field, value]) => ({
            label: t(`profile.${field as 'name'}`),
            value,
            copy: value,
          }))}
        />
      </PageCard>
    )
  if ('language' in params)
    return (
      <PageCard
        title={t('newLanguage')}
        actions={<CopyButton text={params.language} name={t('newLanguage')} />}
      >
        {params.language}
      </PageCard>
    )
  return null
}
