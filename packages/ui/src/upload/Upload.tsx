import { Button, mergeClasses } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { useFormat, useT } from '@seaport/i18n/react'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Row } from '../layout/Row.tsx'
import { Stack } from '../layout/Stack.tsx'
import { useFailure } from '../states/useFailure.ts'
import { refusal } from './limits.ts'
import { UploadList } from './UploadList.tsx'
import type { UploadLimits, UploadTransport } from './upload.types.ts'
import { useFileSize } from './useFileSize.ts'
import { useUploadStyles } from './useUploadStyles.ts'
import { useUploads } from './useUploads.ts'

export interface UploadProps<T> extends UploadLimits {
  /** Heading, and name for screen readers. */
  label: string
  transport: UploadTransport<T>
  /** Called with the uploaded results whenever they change. */
  onChange?: (results: readonly T[]) => void
  disabled?: boolean
}

/** File upload by drop or dialog: states its limits, explains refused files, shows progress with cancel and retry, and previews images and videos. */
export function Upload<T>({
  label,
  transport,
  onChange,
  disabled = false,
  ...limits
}: UploadProps<T>): ReactNode {
  const t = useT('upload')
  const format = useFormat()
  const styles = useUploadStyles()
  const failure = useFailure()
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const { types, maxBytes, maxFiles } = limits
  const uploads = useUploads({
    transport,
    onChange,
    single: maxFiles === 1,
    describe: (error) => failure(error).message,
  })
  const size = useFileSize()
  const kinds = format.list((types ?? []).map((type) => type.replace('.', '').toUpperCase()))
  const counted = uploads.items.filter((item) => item.state !== 'refused').length
  const validate = (file: File, accepted: number, among: number) => {
    if (maxFiles === 1 && among > 1) return t('onlyOne')
    if (maxFiles && maxFiles > 1 && counted + accepted >= maxFiles) return t('tooMany')
    switch (refusal(file, limits)) {
      case 'wrongType':
        return t('wrongType', { types: kinds })
      case 'tooBig':
        return t('tooBig', { size: size(file.size, 'up'), limit: size(maxBytes ?? 0) })
      case 'empty':
        return t('empty')
      default:
        return undefined
    }
  }
  const take = (list: FileList | null) => {
    if (!list?.length || disabled) return
    let accepted = 0
    uploads.add(
      [...list].map((file) => {
        const problem = validate(file, accepted, list.length)
        if (!problem) accepted += 1
        return { file, problem }
      }),
    )
  }
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside && !disabled)
  }
  const rules = [
    kinds && t('limitTypes', { types: kinds }),
    maxBytes && t(maxFiles === 1 ? 'limitSizeOne' : 'limitSize', { size: size(maxBytes) }),
    maxFiles && t('limitCount', { count: maxFiles }),
  ].filter(Boolean)
  return (
    <Stack as="fieldset" aria-label={label}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers; the button inside works for everybody. */}
      <div
        className={mergeClasses(styles.zone, over && styles.zoneOver, disabled && styles.zoneClosed)}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event)
          take(event.dataTransfer.files)
        }}
      >
        <span className={styles.zoneIcon} aria-hidden>
          <ArrowUploadRegular />
        </span>
        <span>{over ? t('dropNow') : t('drop')}</span>
        <Button aria-describedby={hintId} disabled={disabled} onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept={types?.join(',')}
          multiple={maxFiles !== 1}
          onChange={(event) => {
            take(event.target.files)
            // Allows choosing the same file again.
            event.target.value = ''
          }}
        />
        <Row id={hintId} as="span" gap="none" align="stretch" justify="center" className={styles.rules}>
          {rules.map((rule, at) => (
            <span key={rule} className={styles.rule}>
              {at < rules.length - 1 ? `${rule} ·` : rule}
            </span>
          ))}
        </Row>
      </div>
      <UploadList uploads={uploads} size={size} />
    </Stack>
  )
}
