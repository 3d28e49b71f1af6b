import { makeStyles } from '@fluentui/react-components'
import type { DesktopPlatform } from '@seaport/contract/platform/version.schema'
import { useT } from '@seaport/i18n/react'
import { CopyButton } from '@seaport/ui/copy-button'
import { Row } from '@seaport/ui/row'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { checkCommands } from '../check-commands.ts'

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
  text: { margin: `${token('spacingVerticalM')} 0 0`, maxWidth: '72ch' },
  line: {
    marginTop: token('spacingVerticalXS'),
    fontFamily: token('fontFamilyMonospace'),
    fontSize: token('fontSizeBase200'),
    lineHeight: token('lineHeightBase200'),
    overflowWrap: 'anywhere',
  },
})

interface HowToCheckProps {
  platform: DesktopPlatform
  /** Name of the build. */
  name: string
  /** Address of the file. */
  url: string
  /** Null = nothing is known about the file. */
  sha512: string | null
}

/** The system's warning at the first start, and how to verify signature and checksum of the file. */
export function HowToCheck({ platform, name, url, sha512 }: HowToCheckProps): ReactNode {
  const t = useT('download')
  const styles = useStyles()
  const system = platform === 'windows' ? 'windows' : 'mac'
  const { signature, checksum } = checkCommands(platform, url)
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>{t('howToCheck')}</summary>
      <p className={styles.text}>{t(`firstStart.${system}`)}</p>
      <p className={styles.text}>{t(`signature.${system}`)}</p>
      <Line text={signature} name={t('copyCommand')} />
      {sha512 && (
        <>
          <p className={styles.text}>{t('checksumOf')}</p>
          <Line text={checksum} name={t('copyCommand')} />
          <Line text={sha512} name={t('copyChecksum', { name })} />
        </>
      )}
    </details>
  )
}

function Line({ text, name }: { text: string; name: string }): ReactNode {
  const styles = useStyles()
  return (
    <Row wrap="never" className={styles.line}>
      <span>{text}</span>
      <CopyButton text={text} name={name} />
    </Row>
  )
}
