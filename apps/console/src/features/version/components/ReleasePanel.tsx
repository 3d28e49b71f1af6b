import { Button, makeStyles } from '@fluentui/react-components'
import { channelOf } from '@seaport/contract/platform/release'
import type { Release } from '@seaport/contract/platform/release.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { Heading } from '@seaport/ui/heading'
import { Hint } from '@seaport/ui/hint'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { SidePanel } from '@seaport/ui/side-panel'
import { Stack } from '@seaport/ui/stack'
import { token } from '@seaport/ui/theme-tokens'
import { useFileSize } from '@seaport/ui/use-file-size'
import type { ReactNode } from 'react'
import { ReleaseStatus } from './ReleaseStatus.tsx'
import { actionsFor, type OnReleaseAction } from './useReleaseColumns.tsx'

const useStyles = makeStyles({
  file: {
    padding: `${token('spacingVerticalS')} 0`,
    borderBottom: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    overflowWrap: 'anywhere',
  },
})

interface ReleasePanelProps {
  release: Release
  /** Newest first. */
  releases: readonly Release[]
  onAction: OnReleaseAction
  onClose: () => void
}

/** Everything about one release, with its files and how often each was downloaded. */
export function ReleasePanel({ release, releases, onAction, onClose }: ReleasePanelProps): ReactNode {
  const t = useT('release')
  const format = useFormat()
  const size = useFileSize()
  const styles = useStyles()
  const { version, minimum_version, created_at, published_at, files } = release
  const stateOf = ({ complete, downloads, missing }: Release['files'][number]) =>
    complete ? t('downloadsOf', { count: downloads }) : t('partsMissing', { count: missing.length })
  return (
    <SidePanel
      open
      title={version}
      onClose={onClose}
      actions={actionsFor(release, releases).map((action) => (
        <Button key={action} onClick={() => onAction(action, release)}>
          {t(`do.${action}`)}
        </Button>
      ))}
    >
      <Stack gap="XL">
        <KeyValueList
          items={[
            { label: t('state'), value: <ReleaseStatus release={release} /> },
            { label: t('channel'), value: t(`channel.${channelOf(version)}`) },
            { label: t('minimum'), value: minimum_version ?? t('noMinimum') },
            { label: t('created'), value: format.dateTime(created_at) },
            { label: t('published'), value: published_at ? format.dateTime(published_at) : t('none') },
          ]}
        />
        <section>
          <Heading as="h3" size="small">
            {t('files')}
          </Heading>
          <Stack as="ul" gap="none">
            {files.map((file) => (
              <li key={file.name} className={styles.file}>
                {file.name}
                <Hint>{[size(file.size), stateOf(file)].join(' · ')}</Hint>
              </li>
            ))}
          </Stack>
        </section>
      </Stack>
    </SidePanel>
  )
}
