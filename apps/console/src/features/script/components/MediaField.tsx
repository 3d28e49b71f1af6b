import { Button, makeStyles } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { fileKinds, uploadFile } from '@seaport/contract/platform/file'
import type { StoredFile } from '@seaport/contract/platform/file.schema'
import { MAX_SCRIPT_IMAGES } from '@seaport/contract/work/script'
import { useT } from '@seaport/i18n/react'
import { Stack } from '@seaport/ui/stack'
import { token } from '@seaport/ui/theme-tokens'
import { Upload } from '@seaport/ui/upload'
import type { UploadTransport } from '@seaport/ui/upload-types'
import type { Field } from '@seaport/ui/use-form'
import { type ReactNode, useState } from 'react'
import { client } from '../../../shared/api/client.ts'

interface MediaFieldProps {
  field: Field<string[]>
  kind: 'image' | 'video'
  /** Files of the script, and those that were uploaded since: shown as far as they are in the value. */
  stored: readonly StoredFile[]
  onUploaded: (file: StoredFile) => void
  /** Called with changes of the number of uploads in progress. */
  onPending: (change: 1 | -1) => void
}

const ENDINGS = { image: ['.png', '.jpg', '.jpeg', '.webp'], video: ['.mp4'] } as const

const useStyles = makeStyles({
  stored: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
    gap: token('spacingHorizontalS'),
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  item: { position: 'relative', height: '96px' },
  preview: {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    borderRadius: token('borderRadiusMedium'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    backgroundColor: token('colorNeutralBackground3'),
  },
  remove: {
    position: 'absolute',
    top: '4px',
    right: '4px',
    backgroundColor: token('colorNeutralBackground1'),
  },
  error: { color: token('colorStatusDangerForeground1'), fontSize: token('fontSizeBase200') },
})

/** Pictures or the video of a script: the existing ones, and a field for more. */
export function MediaField({ field, kind, stored, onUploaded, onPending }: MediaFieldProps): ReactNode {
  const t = useT('script')
  const styles = useStyles()
  const [kept, setKept] = useState(() =>
    stored.filter((file) => file.kind === kind && field.value.includes(file.id)),
  )
  const [sent, setSent] = useState<readonly StoredFile[]>([])
  const most = kind === 'video' ? 1 : MAX_SCRIPT_IMAGES
  const change = (still: readonly StoredFile[], fresh: readonly StoredFile[]) => {
    // A new video replaces the old one.
    const rest = kind === 'video' && fresh.length > 0 ? [] : still
    setKept([...rest])
    setSent(fresh)
    field.set([...rest, ...fresh].map(({ id }) => id))
  }
  const transport: UploadTransport<StoredFile> = async (file, run) => {
    onPending(1)
    try {
      const uploaded = await client.call(uploadFile, { body: {}, file }, run)
      onUploaded(uploaded)
      return uploaded
    } finally {
      onPending(-1)
    }
  }
  return (
    <Stack gap="S">
      {kept.length > 0 && (
        <ul className={styles.stored} aria-label={t('files')}>
          {kept.map((file) => (
            <li key={file.id} className={styles.item}>
              <Preview file={file} />
              <Button
                className={styles.remove}
                size="small"
                shape="circular"
                icon={<DismissRegular />}
                aria-label={t('removeFile', { name: file.name })}
                onClick={() =>
                  change(
                    kept.filter(({ id }) => id !== file.id),
                    sent,
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      {(kind === 'video' || kept.length < most) && (
        <Upload
          label={t(kind === 'video' ? 'video' : 'images')}
          types={ENDINGS[kind]}
          maxBytes={fileKinds[kind].maxBytes}
          maxFiles={kind === 'video' ? 1 : most - kept.length}
          transport={transport}
          onChange={(results) => change(kept, results)}
          disabled={field.disabled}
        />
      )}
      {field.error && (
        <span className={styles.error} role="alert">
          {t(kind === 'video' ? 'videoMissing' : 'imageMissing')}
        </span>
      )}
    </Stack>
  )
}

function Preview({ file }: { file: StoredFile }): ReactNode {
  const { preview } = useStyles()
  return file.kind === 'image' ? (
    <img className={preview} src={file.url} alt={file.name} loading="lazy" />
  ) : (
    <video className={preview} src={file.url} aria-label={file.name} muted playsInline preload="metadata" />
  )
}
