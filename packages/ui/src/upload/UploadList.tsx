import { Button } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useFormat, useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { Row } from '../layout/Row.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Hint } from '../text/Hint.tsx'
import { Text } from '../text/Text.tsx'
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
    <Stack as="ul" gap="S" aria-label={t('files')}>
      {uploads.items.map((item) => {
        const { id, file, state } = item
        const { name } = file
        return (
          <Row key={id} as="li" gap="M" wrap="cut" className={styles.item}>
            <FilePreview file={file} />
            <Stack gap="XXS" className={styles.texts}>
              <Text as="span" size="medium" cut className={styles.name}>
                {name}
              </Text>
              <UploadStatus item={item} size={size(file.size)} />
              {state === 'sending' && (
                <progress className={styles.bar} value={item.progress} aria-label={t('progress', { name })} />
              )}
            </Stack>
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
          </Row>
        )
      })}
    </Stack>
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
        <Hint as="span" numeric className={styles.bad} role="alert">
          {item.problem}
        </Hint>
      )
    case 'sending':
      return (
        <Hint as="span" numeric>
          {t('sending', { percent: format.percent(item.progress) })}
        </Hint>
      )
    case 'done':
      return (
        <Hint as="span" numeric role="status">
          {`${t('done')} · ${size}`}
        </Hint>
      )
    default:
      return (
        <Hint as="span" numeric>
          {t('cancelled')}
        </Hint>
      )
  }
}
