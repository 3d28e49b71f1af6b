import { Button, mergeClasses } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useFormat, useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { FilePreview } from './FilePreview.tsx'
import type { UploadItem } from './upload.types.ts'
import { useUploadStyles } from './useUploadStyles.ts'
import type { Uploads } from './useUploads.ts'

interface UploadListProps<T> {
  uploads: Uploads<T>
  size: (bytes: number) => string
}

/** The chosen files with previews and states. */
export function UploadList<T>({ uploads, size }: UploadListProps<T>): ReactNode {
  const t = useT('upload')
  const styles = useUploadStyles()
  if (uploads.items.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('files')}>
      {uploads.items.map((item) => {
        const { id, file, state } = item
        const { name } = file
        return (
          <li key={id} className={styles.item}>
            <FilePreview file={file} />
            <div className={styles.texts}>
              <span className={styles.name}>{name}</span>
              <UploadStatus item={item} size={size(file.size)} />
              {state === 'sending' && (
                <progress className={styles.bar} value={item.progress} aria-label={t('progress', { name })} />
              )}
            </div>
            {state === 'sending' && (
              <Button
                appearance="subtle"
                icon={<DismissRegular />}
                aria-label={t('cancel', { name })}
                onClick={() => uploads.cancel(id)}
              />
            )}
            {(state === 'failed' || state === 'cancelled') && (
              <Button
                appearance="subtle"
                icon={<ArrowClockwiseRegular />}
                aria-label={t('retry', { name })}
                onClick={() => uploads.retry(id)}
              />
            )}
            {state !== 'sending' && (
              <Button
                appearance="subtle"
                icon={<DeleteRegular />}
                aria-label={t('remove', { name })}
                onClick={() => uploads.remove(id)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function UploadStatus<T>({ item, size }: { item: UploadItem<T>; size: string }): ReactNode {
  const t = useT('upload')
  const styles = useUploadStyles()
  const format = useFormat()
  switch (item.state) {
    case 'refused':
    case 'failed':
      return (
        <span className={mergeClasses(styles.fate, styles.bad)} role="alert">
          {item.problem}
        </span>
      )
    case 'sending':
      return <span className={styles.fate}>{t('sending', { percent: format.percent(item.progress) })}</span>
    case 'done':
      return (
        <span className={styles.fate} role="status">
          {`${t('done')} · ${size}`}
        </span>
      )
    default:
      return <span className={styles.fate}>{t('cancelled')}</span>
  }
}
