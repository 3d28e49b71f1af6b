import { Button, makeStyles } from '@fluentui/react-components'
import { desktopPlatforms } from '@seaport/contract/platform/version'
import type { Version } from '@seaport/contract/platform/version.schema'
import { LANG_NAMES } from '@seaport/i18n/lang'
import { useFormat, useT } from '@seaport/i18n/react'
import { Heading } from '@seaport/ui/heading'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { MarkdownView } from '@seaport/ui/markdown-view'
import { SidePanel } from '@seaport/ui/side-panel'
import { Stack } from '@seaport/ui/stack'
import { token } from '@seaport/ui/theme-tokens'
import { useFileSize } from '@seaport/ui/use-file-size'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    paddingBottom: token('spacingVerticalXXL'),
  },
})

interface VersionPanelProps {
  version: Version
  onEdit: () => void
  onClose: () => void
}

/** Details of one version: addresses, sizes and checksums of its installers, and its notes. */
export function VersionPanel({ version, onEdit, onClose }: VersionPanelProps): ReactNode {
  const t = useT('version')
  const tDownload = useT('download')
  const format = useFormat()
  const size = useFileSize()
  const styles = useStyles()
  return (
    <SidePanel
      open
      title={version.version}
      onClose={onClose}
      actions={<Button onClick={onEdit}>{t('do.edit')}</Button>}
    >
      <Stack gap="XL" className={styles.root}>
        <KeyValueList
          items={[
            { label: t('language'), value: LANG_NAMES[version.language] },
            { label: t('updated'), value: format.dateTime(version.update_time) },
          ]}
        />
        {desktopPlatforms.map((platform) => {
          const name = tDownload(`platform.${platform}`)
          const address = version[platform]
          const file = version.files[platform]
          return (
            <section key={platform}>
              <Heading as="h3" size="small" apart>
                {name}
              </Heading>
              <KeyValueList
                items={[
                  {
                    label: t('address'),
                    value: address ?? t('none'),
                    ...(address && { copy: address, copyName: t('copyAddress', { name }) }),
                  },
                  ...(file
                    ? [
                        { label: t('fileSize'), value: size(file.size) },
                        {
                          label: t('sha512'),
                          value: file.sha512,
                          copy: file.sha512,
                          copyName: t('copySum', { name }),
                        },
                      ]
                    : []),
                ]}
              />
            </section>
          )
        })}
        <section>
          <Heading as="h3" size="small" apart>
            {t('notes')}
          </Heading>
          {version.notes ? <MarkdownView source={version.notes} /> : t('noNotes')}
        </section>
      </Stack>
    </SidePanel>
  )
}
