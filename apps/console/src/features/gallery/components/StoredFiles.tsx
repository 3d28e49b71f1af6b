import { makeStyles } from '@fluentui/react-components'
import type { StoredFile } from '@seaport/contract/platform/file.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { Row } from '@seaport/ui/row'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  item: { width: '160px' },
  picture: {
    display: 'block',
    width: '100%',
    height: '100px',
    objectFit: 'cover',
    borderRadius: token('borderRadiusMedium'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
  },
})

/** Pictures as the server gives them back, by their signed addresses. */
export function StoredFiles({ files }: { files: readonly StoredFile[] }): ReactNode {
  const t = useT('gallery')
  const format = useFormat()
  const styles = useStyles()
  return (
    <Row as="ul" gap="M" align="stretch" aria-label={t('upload.stored')}>
      {files.map((file) => (
        <Text key={file.id} as="li" size="small" breaks className={styles.item}>
          <img className={styles.picture} src={file.url} alt={file.name} />
          <div>{file.name}</div>
          <Text as="div" tone="quiet">
            {t('upload.until', { time: format.dateTime(file.url_expires_at) })}
          </Text>
        </Text>
      ))}
    </Row>
  )
}
