import { Button, makeStyles } from '@fluentui/react-components'
import { ImageOffRegular } from '@fluentui/react-icons/svg/image-off'
import type { StoredFile } from '@seaport/contract/platform/file.schema'
import { useT } from '@seaport/i18n/react'
import { Stack } from '@seaport/ui/stack'
import { token } from '@seaport/ui/theme-tokens'
import { useFileSize } from '@seaport/ui/use-file-size'
import { type ReactNode, useState } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    overflow: 'hidden',
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: token('colorNeutralBackground3'),
  },
  picture: { display: 'block', width: '100%', maxHeight: '360px', objectFit: 'contain' },
  failed: {
    padding: token('spacingVerticalXL'),
    color: token('colorNeutralForeground3'),
    textAlign: 'center',
  },
  sign: { fontSize: '28px', lineHeight: 1 },
  foot: {
    display: 'flex',
    alignItems: 'center',
    gap: token('spacingHorizontalS'),
    padding: `${token('spacingVerticalXS')} ${token('spacingHorizontalXS')} ${token('spacingVerticalXS')} ${token('spacingHorizontalM')}`,
    backgroundColor: token('colorNeutralBackground1'),
    borderTop: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    fontSize: token('fontSizeBase200'),
  },
  name: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  size: { flexShrink: 0, color: token('colorNeutralForeground3') },
})

export interface MediaPreviewProps {
  file: StoredFile
  /** Refetches the file's record: its address is signed for a few hours. */
  onRetry: () => void
  /** Actions on the file. */
  action?: ReactNode
}

/** An image, or a muted video with controls, with the file's name and size. */
export function MediaPreview({ file, onRetry, action }: MediaPreviewProps): ReactNode {
  const t = useT('script')
  const common = useT('common')
  const styles = useStyles()
  const sizeOf = useFileSize()
  const [failed, setFailed] = useState<string>()
  const source = { src: file.url, className: styles.picture, onError: () => setFailed(file.url) }
  return (
    <figure className={styles.root}>
      {failed === file.url ? (
        <Stack gap="S" align="center" className={styles.failed} role="alert">
          <ImageOffRegular className={styles.sign} aria-hidden />
          {t('mediumFailed')}
          <Button
            size="small"
            onClick={() => {
              setFailed(undefined)
              onRetry()
            }}
          >
            {common('retry')}
          </Button>
        </Stack>
      ) : file.kind === 'image' ? (
        <img {...source} alt={file.name} loading="lazy" />
      ) : (
        <video {...source} aria-label={file.name} controls muted playsInline preload="metadata" />
      )}
      <figcaption className={styles.foot}>
        <span className={styles.name} title={file.name}>
          {file.name}
        </span>
        <span className={styles.size}>{sizeOf(file.size)}</span>
        {action}
      </figcaption>
    </figure>
  )
}
