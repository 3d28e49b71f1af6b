import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import type { PromotionTarget } from '@seaport/contract/work/runner.schema'
import { lengthAt, placeOfKind } from '@seaport/contract/work/script-length'
import { fillScript, missingVariables, scriptValues } from '@seaport/contract/work/script-template'
import type { TaskDetail } from '@seaport/contract/work/task.schema'
import { useT } from '@seaport/i18n/react'
import { MediaPreview } from '@seaport/product-ui/media-preview'
import { TextLengths } from '@seaport/product-ui/text-lengths'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { PageCard } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { ipcQuery } from '../../../shared/queries.ts'
import { useWorkspace } from '../../../shared/useDesktop.ts'
import { useStoredDraft } from '../../../shared/useStoredDraft.ts'
import { SaveFile } from '../../script/script.public.ts'
import { CopyScript } from './CopyScript.tsx'
import { DraggableFile } from './DraggableFile.tsx'
import { MissingWords } from './MissingWords.tsx'
import { useWorkbenchStyles } from './useWorkbenchStyles.ts'

interface ScriptCardProps {
  id: string
  task: TaskDetail
  target: PromotionTarget | null
}

/** Values typed for each target; storage may contain any key. */
const Given = z.object({
  task: z.string(),
  of: z.number(),
  values: z.record(z.string(), z.string().max(100)),
})

/** The script's text for this person, to copy, and its files, to save. */
export function ScriptCard({ id, task, target }: ScriptCardProps): ReactNode {
  const t = useT('workbench')
  const failure = useFailure()
  const styles = useWorkbenchStyles()
  const accounts = useWorkspace().data?.accounts
  // Values that the person typed for this target; the next target starts without them.
  const [given, setGiven] = useStoredDraft('words', Given)
  const { data: script, error, refetch } = useQuery(ipcQuery('script.get', { id }))
  if (!script)
    return (
      <PageCard title={t('script')}>
        {error ? <ErrorState {...failure(error)} onRetry={() => void refetch()} /> : <LoadingState />}
      </PageCard>
    )
  const own = accounts?.find((account) => account.id === task.account.id)
  const known = scriptValues(target?.person ?? null, own?.nickname || task.account.account)
  const missing = missingVariables(script.text, known)
  const said = given?.task === task.id && given.of === target?.position ? given.values : {}
  const values = { ...known, ...said }
  const text = fillScript(script.text, values)
  const place = text === '' ? undefined : placeOfKind(task.kind)
  const length = place && lengthAt(task.network, place, text)
  const isWhole = target !== null && missingVariables(script.text, values).length === 0
  return (
    <PageCard
      title={t('scriptOf', { title: script.title })}
      actions={isWhole && text && <CopyScript text={text} />}
    >
      {target && missing.length > 0 && (
        <MissingWords
          missing={missing}
          values={values}
          onChange={(variable, value) =>
            setGiven({ task: task.id, of: target.position, values: { ...said, [variable]: value } })
          }
        />
      )}
      {length?.isTooLong && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('tooLong')}</MessageBarBody>
        </MessageBar>
      )}
      {text && <div className={styles.said}>{text}</div>}
      {place && length && <TextLengths lengths={[{ place, length }]} />}
      {script.files.length > 0 && (
        <div className={styles.media}>
          {script.files.map((file) => (
            <DraggableFile key={file.id} file={file}>
              <MediaPreview file={file} onRetry={() => void refetch()} action={<SaveFile file={file} />} />
            </DraggableFile>
          ))}
        </div>
      )}
    </PageCard>
  )
}
