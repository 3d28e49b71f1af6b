import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components'
import type { DataOf } from '@seaport/contract/kernel/endpoint'
import { desktopPlatforms, type latestVersion } from '@seaport/contract/platform/version'
import { useT } from '@seaport/i18n/react'
import { CopyButton } from '@seaport/ui/copy-button'
import { Heading } from '@seaport/ui/heading'
import { Stack } from '@seaport/ui/stack'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { type ClientPlatform, recommendedBuilds } from '../client-platform.ts'
import { BuildCard } from './BuildCard.tsx'
import { ReleaseNotes } from './ReleaseNotes.tsx'

type Downloads = DataOf<typeof latestVersion>['downloads']

const useStyles = makeStyles({
  text: { margin: 0, maxWidth: '72ch' },
  // In a line of its own the button's icon stands below the first letter.
  elsewhere: { display: 'flex', flexWrap: 'wrap', columnGap: token('spacingHorizontalL') },
  copy: { marginInlineStart: `calc(-1 * ${token('spacingHorizontalS')})` },
})

/** Every build, the visitor's own first. */
export function Offers({ downloads, visitor }: { downloads: Downloads; visitor: ClientPlatform }): ReactNode {
  const t = useT('download')
  const styles = useStyles()
  const own = recommendedBuilds(visitor)
  const offers = desktopPlatforms.flatMap((platform) => {
    const offer = downloads[platform]
    return offer ? [{ platform, offer }] : []
  })
  // In order of likelihood: a Mac that hides its chip is more likely a new one.
  const first = own.flatMap((platform) => offers.filter((one) => one.platform === platform))
  const others = offers.filter(({ platform }) => !own.includes(platform))
  const newest = first[0] ?? others[0]
  return (
    <>
      <Stack as="section" aria-label={t('yours')}>
        <Heading as="h2" size="large">
          {t('yours')}
        </Heading>
        {visitor.system === 'mac' && visitor.build === null && <p className={styles.text}>{t('whichMac')}</p>}
        {first.map((one) => (
          <BuildCard key={one.platform} {...one} first />
        ))}
        {first.length === 0 && <NotForYou visitor={visitor} />}
      </Stack>
      {others.length > 0 && (
        <Stack as="section" aria-label={t('others')}>
          <Heading as="h2" size="large">
            {t('others')}
          </Heading>
          {others.map((one) => (
            <BuildCard key={one.platform} {...one} />
          ))}
        </Stack>
      )}
      {newest?.offer.notes && <ReleaseNotes version={newest.offer.version} notes={newest.offer.notes} />}
    </>
  )
}

/** The visitor's system has no build: a phone, Linux, or a build that is not published yet. */
function NotForYou({ visitor }: { visitor: ClientPlatform }): ReactNode {
  const t = useT('download')
  const styles = useStyles()
  return (
    <MessageBar layout="multiline">
      <MessageBarBody>
        {visitor.system === 'other' ? (
          <div className={styles.elsewhere}>
            <span>{t('otherDevice')}</span>
            <span className={styles.copy}>
              <CopyButton text={location.href} label={t('copyLink')} />
            </span>
          </div>
        ) : (
          t('notBuilt')
        )}
      </MessageBarBody>
    </MessageBar>
  )
}
