import { makeStyles, mergeClasses } from '@griffel/react'
import type { StoredFile } from '@seaport/contract/platform/file'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'block',
    width: '100%',
    maxHeight: '420px',
    objectFit: 'contain',
    borderRadius: token('borderRadiusMedium'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    backgroundColor: token('colorNeutralBackground3'),
  },
  small: { height: '100%', objectFit: 'cover' },
})

/** A picture, or a video to play, silent until somebody turns it up. */
export function Medium({ file, small = false }: { file: StoredFile; small?: boolean }): ReactNode {
  const styles = useStyles()
  const className = mergeClasses(styles.root, small && styles.small)
  return file.kind === 'image' ? (
    <img className={className} src={file.url} alt={file.name} loading="lazy" />
  ) : (
    <video
      className={className}
      src={file.url}
      aria-label={file.name}
      controls={!small}
      muted
      playsInline
      preload="metadata"
    />
  )
}
