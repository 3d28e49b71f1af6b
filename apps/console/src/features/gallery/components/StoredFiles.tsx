import { makeStyles } from '@fluentui/react-components'
import type { StoredFile } from '@seaport/contract/platform/file.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: token('spacingHorizontalM'),
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  item: { width: '160px', fontSize: token('fontSizeBase200'), overflowWrap: 'anywhere' },
  picture: {
    display: 'block',
    width: '100%',
    height: '100px',
    objectFit: 'cover',
    borderRadius: token('borderRadiusMedium'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
  },
  until: { color: token('colorNeutralForeground3') },
})

/** Pictures as the server gives them back, by their signed addresses. */
export function StoredFiles({ files }: { files: readonly StoredFile[] }): ReactNode {
  const t = useT('gallery')
  const format = useFormat()
  const styles = useStyles()
  return (
    <ul className={styles.list} aria-label={t('upload.stored')}>
      {files.map((file) => (
        <li key={file.id} className={styles.item}>
          <img className={styles.picture} src={file.url} alt={file.name} />
          <div>{file.name}</div>
          <div className={styles.until}>
            {t('upload.until', { time: format.dateTime(file.url_expires_at) })}
          </div>
        </li>
      ))}
    </ul>
  )
}
