import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { DesktopRegular } from '@fluentui/react-icons/svg/desktop'
import { LaptopRegular } from '@fluentui/react-icons/svg/laptop'
import type { DataOf } from '@seaport/contract/kernel/endpoint'
import type { latestVersion } from '@seaport/contract/platform/version'
import type { DesktopPlatform } from '@seaport/contract/platform/version.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { Heading } from '@seaport/ui/heading'
import { token } from '@seaport/ui/theme-tokens'
import { useFileSize } from '@seaport/ui/use-file-size'
import type { ReactElement, ReactNode } from 'react'
import { HowToCheck } from './HowToCheck.tsx'

export type Offer = NonNullable<DataOf<typeof latestVersion>['downloads'][DesktopPlatform]>

const icons: Record<DesktopPlatform, ReactElement> = {
  m1: <LaptopRegular />,
  intel: <LaptopRegular />,
  windows: <DesktopRegular />,
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${token('spacingVerticalM')} ${token('spacingHorizontalL')}`,
    padding: token('spacingHorizontalXL'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusXLarge'),
    backgroundColor: token('colorNeutralBackground1'),
    '@media (max-width: 559.98px)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
  first: {
    border: `${token('strokeWidthThin')} solid ${token('colorCompoundBrandStroke')}`,
    backgroundColor: token('seaportPrimarySurface'),
  },
  icon: { fontSize: '36px', lineHeight: 0, color: token('seaportPrimaryText') },
  detail: { margin: `${token('spacingVerticalXXS')} 0 0`, color: token('colorNeutralForeground2') },
  // No line begins with the dot, or breaks a date.
  whole: { whiteSpace: 'nowrap' },
  get: { '@media (max-width: 559.98px)': { gridColumn: '1 / -1', display: 'grid' } },
})

/** One build of the desktop client, with its download. */
export function BuildCard(props: { platform: DesktopPlatform; offer: Offer; first?: boolean }): ReactNode {
  const { platform, offer, first = false } = props
  const t = useT('download')
  const format = useFormat()
  const size = useFileSize()
  const styles = useStyles()
  const name = t(`platform.${platform}`)
  return (
    <article className={mergeClasses(styles.root, first && styles.first)}>
      <span className={styles.icon} aria-hidden>
        {icons[platform]}
      </span>
      <div>
        <Heading as="h3" size="medium">
          {name}
        </Heading>
        <p className={styles.detail}>{t(`needs.${platform}`)}</p>
        <p className={styles.detail}>
          <span className={styles.whole}>
            {t('versionOf', { version: offer.version, date: format.date(offer.update_time) })}
            {offer.file && ' ·'}
          </span>
          {offer.file && ` ${size(offer.file.size)}`}
        </p>
      </div>
      <div className={styles.get}>
        <Button
          as="a"
          href={offer.url}
          download
          size="large"
          appearance={first ? 'primary' : 'secondary'}
          icon={<ArrowDownloadRegular />}
          aria-label={t('downloadFor', { name })}
        >
          {t('download')}
        </Button>
      </div>
      <HowToCheck platform={platform} name={name} url={offer.url} sha512={offer.file?.sha512 ?? null} />
    </article>
  )
}
