import { getGuard } from '@seaport/contract/work/guard'
import type { CreateTasks } from '@seaport/contract/work/task-batch.schema'
import { useT } from '@seaport/i18n/react'
import { TaskWizard } from '@seaport/product-ui/task-wizard'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { notify } from '@seaport/ui/notify'
import { Page } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import { useLastShown } from '@seaport/ui/use-last-shown'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isStillAt } from '../../../shared/address/still-at.ts'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useSystemConfig } from '../../../shared/config/system-config.ts'
import { useGroupOptions } from '../../../shared/group/group-kind.ts'
import { useScreenTabs } from '../../../shared/screen/useScreenTabs.ts'
import { resourceGroupKind } from '../../resource/resource.public.ts'
import {
  useAudienceCount,
  useChosenScript,
  useScriptChoice,
  useSeatAssignment,
  useTaskTemplate,
  useWizardAccounts,
} from '../api/new-task.ts'
import { useCreateTasks } from '../api/task-actions.ts'

/** /task/new: describes a task of any kind, for one account or several. People chosen in the library come with the navigation. */
export function NewTask(): ReactNode {
  const t = useT('wizard')
  const failure = useFailure()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const accounts = useWizardAccounts(search, chosen)
  const pool = accounts.data
  const networks = useSystemConfig()?.networks
  const { data: guard } = useEndpointQuery(getGuard, {})
  const groups = useGroupOptions(resourceGroupKind)
  const seats = useSeatAssignment()
  const create = useCreateTasks()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const source = useTaskTemplate()
  const template = source.data
  const missing = [accounts, source].find(({ data, error }) => data === undefined && error !== null)
  const tabs = useScreenTabs('/task')
  const people = (state as { people?: readonly string[] } | null)?.people
  const wizard = template?.task.id ?? people?.join(' ') ?? ''
  const isLastShown = useLastShown(pathname, wizard)
  const onCreate = async (body: CreateTasks) => {
    const { list } = await create.mutateAsync({ body })
    const [first] = list
    const shown = first?.batch ? `/task?batch_id=${first.batch.id}` : `/task/${first?.id ?? ''}`
    notify.success(list.length > 1 ? t('createdMany', { count: list.length }) : t('created'))
    // Another draft has been begun here in the meantime.
    if (!isLastShown()) return
    const here = isStillAt(pathname)
    tabs.close(pathname)
    if (here) void navigate(shown, { replace: true })
  }
  return (
    <Page title={t('title')} description={t('lead')}>
      {pool && networks && template !== undefined ? (
        <TaskWizard
          key={wizard}
          {...pool}
          onChosen={setChosen}
          networks={networks}
          limits={guard?.limits}
          groups={groups}
          seats={seats}
          {...(people && { people })}
          {...(template && { template })}
          onSearch={setSearch}
          usePreview={useAudienceCount}
          useScripts={useScriptChoice}
          useScript={useChosenScript}
          onCreate={onCreate}
          onCancel={() => tabs.close(pathname)}
        />
      ) : missing ? (
        <ErrorState {...failure(missing.error)} onRetry={() => void missing.refetch()} />
      ) : (
        <LoadingState />
      )}
    </Page>
  )
}
