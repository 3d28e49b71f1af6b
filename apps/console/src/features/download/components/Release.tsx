import { Link, makeStyles } from '@fluentui/react-components'
import { desktopPlatforms } from '@seaport/contract/platform/version'
import type { Version } from '@seaport/contract/platform/version.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { CleanMarkdown } from '@seaport/ui/clean-markdown'
import { Heading } from '@seaport/ui/heading'
import { Hint } from '@seaport/ui/hint'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import { useFileSize } from '@seaport/ui/use-file-size'
import type { ReactNode } from 'react'
import { Checksum } from './Checksum.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '148px minmax(0, 1fr)',
    columnGap: token('spacingHorizontalXXL'),
    paddingBlock: token('spacingVerticalXL'),
    borderTop: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    '@media (max-width: 559.98px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: token('spacingVerticalS'),
    },
  },
  date: { color: token('colorNeutralForeground3') },
  builds: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: token('spacingHorizontalL'),
    margin: `${token('spacingVerticalM')} 0 ${token('spacingVerticalXS')}`,
    padding: 0,
    listStyleType: 'none',
  },
})

/** One version of the update log: its notes and remaining downloads. */
export function Release({ version }: { version: Omit<Version, 'id'> }): ReactNode {
  const t = useT('download')
  const format = useFormat()
  const size = useFileSize()
  const styles = useStyles()
  const builds = desktopPlatforms.flatMap((platform) => {
    const url = version[platform]
    return url ? [{ platform, url, file: version.files[platform] }] : []
  })
  const sums = builds.flatMap(({ platform, file }) =>
    file ? [{ name: t(`platform.${platform}`), sha512: file.sha512 }] : [],
  )
  return (
    <article className={styles.root} aria-label={version.version}>
      <div>
        <Heading as="h2" size="large">
          {version.version}
        </Heading>
        <time className={styles.date} dateTime={version.update_time}>
          {format.date(version.update_time)}
        </time>
      </div>
      <div>
        {version.notes ? (
          <CleanMarkdown source={version.notes} />
        ) : (
          <Text as="p" tone="quiet">
            {t('noNotes')}
          </Text>
        )}
        {builds.length > 0 && (
          <ul className={styles.builds}>
            {builds.map(({ platform, url, file }) => (
              <li key={platform}>
                <Link href={url} download>
                  {t(`platform.${platform}`)}
                </Link>
                {file && <Hint as="span"> {size(file.size)}</Hint>}
              </li>
            ))}
          </ul>
        )}
        {sums.length > 0 && <Checksum files={sums} />}
      </div>
    </article>
  )
}
