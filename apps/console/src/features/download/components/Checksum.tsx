import { makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { CopyButton } from '@seaport/ui/copy-button'
import { Row } from '@seaport/ui/row'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: { gridColumn: '1 / -1', minWidth: 0, color: token('colorNeutralForeground2') },
  summary: {
    width: 'fit-content',
    cursor: 'pointer',
    borderRadius: token('borderRadiusMedium'),
    ':focus-visible': {
      outline: `${token('strokeWidthThick')} solid ${token('colorStrokeFocus2')}`,
      outlineOffset: '2px',
    },
  },
  name: { marginTop: token('spacingVerticalS'), fontSize: token('fontSizeBase200') },
  sum: {
    marginTop: token('spacingVerticalXS'),
    fontFamily: token('fontFamilyMonospace'),
    fontSize: token('fontSizeBase200'),
    lineHeight: token('lineHeightBase200'),
    overflowWrap: 'anywhere',
  },
})

interface ChecksumProps {
  files: readonly { name: string; sha512: string }[]
}

/** SHA-512 checksums, for verifying downloads. */
export function Checksum({ files }: ChecksumProps): ReactNode {
  const t = useT('download')
  const styles = useStyles()
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>{t('checksum')}</summary>
      {files.map(({ name, sha512 }) => (
        <div key={name}>
          {files.length > 1 && <div className={styles.name}>{name}</div>}
          <Row wrap="never" className={styles.sum}>
            <span>{sha512}</span>
            <CopyButton text={sha512} name={t('copyChecksum', { name })} />
          </Row>
        </div>
      ))}
    </details>
  )
}
