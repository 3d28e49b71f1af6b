import type { PromotionTarget } from '@seaport/contract/work/runner'
import { fillScript } from '@seaport/contract/work/script-template'
import type { TaskDetail } from '@seaport/contract/work/task'
import { useT } from '@seaport/i18n/react'
import { MediaPreview } from '@seaport/product-ui/media-preview'
import { CopyButton } from '@seaport/ui/copy-button'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { PageCard } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ipcQuery } from '../../../shared/queries.ts'
import { useWorkspace } from '../../../shared/useDesktop.ts'
import { SaveFile } from '../../script/script.public.ts'
import { useWorkbenchStyles } from './useWorkbenchStyles.ts'

interface ScriptCardProps {
  id: string
  task: TaskDetail
  target: PromotionTarget | null
}

/** What the script says to this very person, to be copied, and its pictures, to be saved. */
export function ScriptCard({ id, task, target }: ScriptCardProps): ReactNode {
  const t = useT('workbench')
  const failure = useFailure()
  const styles = useWorkbenchStyles()
  const accounts = useWorkspace().data?.accounts
  const { data: script, error, refetch } = useQuery(ipcQuery('script.get', { id }))
  if (!script)
    return (
      <PageCard title={t('script')}>
        {error ? <ErrorState {...failure(error)} onRetry={() => void refetch()} /> : <LoadingState />}
      </PageCard>
    )
  const own = accounts?.find((account) => account.id === task.account.id)
  const text = fillScript(script.text, target?.person ?? null, own?.nickname || task.account.account)
  return (
    <PageCard
      title={t('scriptOf', { title: script.title })}
      actions={text && <CopyButton text={text} label={t('copy')} size="medium" appearance="secondary" />}
    >
      {text && <div className={styles.said}>{text}</div>}
      {script.files.length > 0 && (
        <div className={styles.media}>
          {script.files.map((file) => (
            <MediaPreview
              key={file.id}
              file={file}
              onRetry={() => void refetch()}
              action={<SaveFile file={file} />}
            />
          ))}
        </div>
      )}
    </PageCard>
  )
}
