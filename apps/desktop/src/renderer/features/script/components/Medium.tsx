import { Button } from '@fluentui/react-button'
import { ImageOffRegular } from '@fluentui/react-icons/svg/image-off'
import { SaveRegular } from '@fluentui/react-icons/svg/save'
import { makeStyles } from '@griffel/react'
import type { StoredFile } from '@seaport/contract/platform/file'
import { useT } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import { useFileSize } from '@seaport/ui/use-file-size'
import { useNotify } from '@seaport/ui/use-notify'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { seaport } from '../../../shared/seaport.ts'

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
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: token('spacingVerticalS'),
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

/** A picture, or a video to play, silent until somebody turns it up; and the way to have it as a file. */
export function Medium({ file, onRetry }: { file: StoredFile; onRetry: () => void }): ReactNode {
  const t = useT('desktopLibrary')
  const common = useT('common')
  const styles = useStyles()
  const notify = useNotify()
  const sizeOf = useFileSize()
  const [failed, setFailed] = useState<string>()
  const save = useMutation({
    mutationFn: () => seaport.call('script.saveFile', { id: file.id, name: file.name }),
    onSuccess: ({ path }) => path !== null && notify.success(t('fileSaved', { path })),
    onError: notify.failed,
  })
  const source = { src: file.url, className: styles.picture, onError: () => setFailed(file.url) }
  return (
    <figure className={styles.root}>
      {failed === file.url ? (
        <div className={styles.failed} role="alert">
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
        </div>
      ) : file.kind === 'image' ? (
        <img {...source} alt={file.name} />
      ) : (
        <video {...source} aria-label={file.name} controls muted playsInline preload="metadata" />
      )}
      <figcaption className={styles.foot}>
        <span className={styles.name} title={file.name}>
          {file.name}
        </span>
        <span className={styles.size}>{sizeOf(file.size)}</span>
        <Button
          size="small"
          appearance="subtle"
          icon={<SaveRegular />}
          aria-label={t('saveFileOf', { name: file.name })}
          title={t('saveFile')}
          disabledFocusable={save.isPending}
          onClick={() => save.mutate()}
        />
      </figcaption>
    </figure>
  )
}
