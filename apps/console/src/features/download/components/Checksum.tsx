import { makeStyles } from '@griffel/react'
import { useT } from '@seaport/i18n/react'
import { CopyButton } from '@seaport/ui/copy-button'
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
  sum: {
    display: 'flex',
    alignItems: 'center',
    gap: token('spacingHorizontalS'),
    marginTop: token('spacingVerticalS'),
    fontFamily: token('fontFamilyMonospace'),
    fontSize: token('fontSizeBase200'),
    lineHeight: token('lineHeightBase200'),
    overflowWrap: 'anywhere',
  },
})

/** The SHA-512 of a file, for those who check what they fetched. */
export function Checksum({ name, sha512 }: { name: string; sha512: string }): ReactNode {
  const t = useT('download')
  const styles = useStyles()
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>{t('checksum')}</summary>
      <div className={styles.sum}>
        <span>{sha512}</span>
        <CopyButton text={sha512} name={t('copyChecksum', { name })} />
      </div>
    </details>
  )
}
