import { useT } from '@seaport/i18n/react'
import { isGone } from '@seaport/product-ui/query-state'
import { TaskWizard } from '@seaport/product-ui/task-wizard'
import type { PreviewRequest } from '@seaport/product-ui/task-wizard-types'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page } from '@seaport/ui/page'
import { useDebounced } from '@seaport/ui/use-debounced'
import { useFailure } from '@seaport/ui/use-failure'
import { useLastShown } from '@seaport/ui/use-last-shown'
import { useNotify } from '@seaport/ui/use-notify'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ipcQuery } from '../../../shared/queries.ts'
import { useWorkspace } from '../../../shared/useDesktop.ts'
import { useRepeatable } from '../../../shared/useRepeatable.ts'
import { WhileUpToDate } from '../../update/update.public.ts'

type Workspace = NonNullable<ReturnType<typeof useWorkspace>['data']>

/** /tasks/new: describes a task of any kind, with the accounts of this seat. People chosen among the resources come with the navigation. */
export function NewTask(): ReactNode {
  const t = useT('wizard')
  const failure = useFailure()
  const { data, error, refetch } = useWorkspace()
  if (!data)
    return error ? <ErrorState {...failure(error)} onRetry={() => void refetch()} /> : <LoadingState />
  return (
    <Page title={t('title')} description={t('lead')}>
      <WhileUpToDate>
        <SeatWizard workspace={data} />
      </WhileUpToDate>
    </Page>
  )
}

function SeatWizard({ workspace: { accounts, ports, local } }: { workspace: Workspace }): ReactNode {
  const t = useT('wizard')
  const notify = useNotify()
  const navigate = useNavigate()
  const { state } = useLocation()
  const people = (state as { people?: readonly string[] } | null)?.people
  const queries = useQueryClient()
  const createTasks = useRepeatable('task.create')
  const networks = useQuery(ipcQuery('network.list', {})).data ?? []
  const limits = useQuery(ipcQuery('guard.get', {})).data?.limits
  const free_ports = ports.filter(({ holder }) => holder === null).length
  const signedIn = new Set(local.filter((one) => one.signed_in).map(({ id }) => id))
  const wizard = people?.join(' ') ?? ''
  const isLastShown = useLastShown('tasks/new', wizard)
  return (
    <TaskWizard
      key={wizard}
      accounts={accounts.map((account) => ({
        ...account,
        free_ports,
        login_status: signedIn.has(account.id) ? 'logged_in' : 'logged_out',
      }))}
      networks={networks}
      limits={limits}
      {...(people && { people })}
      usePreview={useAudienceCount}
      useScripts={useScriptChoice}
      useScript={useChosenScript}
      onCreate={async (body) => {
        const here = location.hash
        const { list } = await createTasks(body)
        void queries.invalidateQueries()
        // An agent who has gone on to another screen, or has begun another draft, stays there.
        if (location.hash !== here || !isLastShown())
          return notify.success(list.length > 1 ? t('createdMany', { count: list.length }) : t('created'))
        const [first] = list
        const page = first?.executor === 'assisted' ? 'workbench' : 'tasks'
        void navigate(first && list.length === 1 ? `/${page}/${first.id}` : '/tasks', { replace: true })
      }}
      onCancel={() => void navigate(-1)}
    />
  )
}

function useAudienceCount(request: PreviewRequest | null) {
  const asked = useDebounced(request ?? undefined)
  const { data, isError } = useQuery({
    ...ipcQuery('task.audience', asked as PreviewRequest),
    enabled: asked !== undefined,
  })
  // What the last audience was is not what this one is.
  const isCurrent = JSON.stringify(asked) === JSON.stringify(request ?? undefined)
  return { data: request && (isCurrent ? data : undefined), failed: isCurrent && isError }
}

function useChosenScript(id: string) {
  const { data, error } = useQuery({ ...ipcQuery('script.get', { id }), enabled: id !== '' })
  return isGone(error) ? null : data
}

function useScriptChoice(search: string) {
  const text = useDebounced(search.trim())
  return useQuery({
    ...ipcQuery('script.list', { page_size: 50, ...(text && { search: text }) }),
    placeholderData: keepPreviousData,
  }).data?.list
}
