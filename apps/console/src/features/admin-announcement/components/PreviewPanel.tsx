import { Button, makeStyles } from '@fluentui/react-components'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { AdminAnnouncement } from '@seaport/contract/platform/announcement.schema'
import { LANG_NAMES } from '@seaport/i18n/lang'
import { useFormat, useT } from '@seaport/i18n/react'
import { Heading } from '@seaport/ui/heading'
import { MarkdownView } from '@seaport/ui/markdown-view'
import { Row } from '@seaport/ui/row'
import { SectionTabs } from '@seaport/ui/section-tabs'
import { SidePanel } from '@seaport/ui/side-panel'
import { token } from '@seaport/ui/theme-tokens'
import { type ReactNode, useState } from 'react'
import { AnnouncementTypeBadge } from '../../announcement/announcement.public.ts'
import { AnnouncementState } from './AnnouncementState.tsx'
import { useReadingOrder } from './useAnnouncementText.ts'

const useStyles = makeStyles({
  details: {
    color: token('colorNeutralForeground3'),
  },
})

interface PreviewPanelProps {
  announcement: AdminAnnouncement
  onEdit: () => void
  onClose: () => void
}

/** An announcement as its readers see it, language by language. */
export function PreviewPanel({ announcement, onEdit, onClose }: PreviewPanelProps): ReactNode {
  const t = useT('adminAnnouncement')
  const format = useFormat()
  const styles = useStyles()
  const languages = useReadingOrder()(announcement)
  const [chosen, setChosen] = useState<Locale>()
  const lang = languages.find((one) => one === chosen) ?? languages[0]
  const text = lang && announcement.texts[lang]
  return (
    <SidePanel
      open
      size="medium"
      title={t('do.preview')}
      onClose={onClose}
      actions={<Button onClick={onEdit}>{t('do.edit')}</Button>}
    >
      {lang && text && (
        <SectionTabs
          label={t('languages')}
          sections={languages.map((id) => ({ id, label: LANG_NAMES[id] }))}
          chosen={lang}
          onChoose={setChosen}
        >
          <Heading as="h3" size="large">
            {text.title}
          </Heading>
          <Row gap="M" className={styles.details}>
            <AnnouncementTypeBadge type={announcement.type} />
            <AnnouncementState published={announcement.published} />
            <time dateTime={announcement.published_at}>{format.dateTime(announcement.published_at)}</time>
          </Row>
          <div>
            <MarkdownView source={text.content} />
          </div>
        </SectionTabs>
      )}
    </SidePanel>
  )
}
