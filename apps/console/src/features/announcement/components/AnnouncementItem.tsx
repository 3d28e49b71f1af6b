import { Link, mergeClasses } from '@fluentui/react-components'
import { getAnnouncement } from '@seaport/contract/platform/announcement'
import type { Announcement } from '@seaport/contract/platform/announcement.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { whenFollowed } from '@seaport/ui/follows-here'
import { LoadingState } from '@seaport/ui/loading-state'
import { MarkdownView } from '@seaport/ui/markdown-view'
import { Row } from '@seaport/ui/row'
import { Text } from '@seaport/ui/text'
import { useFailure } from '@seaport/ui/use-failure'
import { VisuallyHidden } from '@seaport/ui/visually-hidden'
import { type ReactNode, useId, useState } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { announcementPath } from '../announcement-path.ts'
import { useReadOne } from '../api/reading.ts'
import { AnnouncementTypeBadge } from './AnnouncementTypeBadge.tsx'
import { usePanelStyles } from './usePanelStyles.ts'

interface AnnouncementItemProps {
  announcement: Announcement
  /** Called when a link is followed. */
  onLeave: () => void
}

/** An expandable announcement; expanding marks it as read. */
export function AnnouncementItem({ announcement, onLeave }: AnnouncementItemProps): ReactNode {
  const { id, title, type, time, read } = announcement
  const t = useT('announcement')
  const format = useFormat()
  const styles = usePanelStyles()
  const textId = useId()
  const [open, setOpen] = useState(false)
  const { mutate: note } = useReadOne()
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={open}
        aria-controls={textId}
        onClick={() => {
          setOpen(!open)
          if (!open && !read) note({ params: { id } })
        }}
      >
        <Text as="span" size="medium" breaks className={mergeClasses(!read && styles.unread)}>
          {title}
          {!read && <VisuallyHidden>{t('unread')}</VisuallyHidden>}
        </Text>
        <Row as="span" wrap="never" className={styles.details}>
          <AnnouncementTypeBadge type={type} />
          {format.dateTime(time)}
        </Row>
      </button>
      <div id={textId} className={styles.text}>
        {open && (
          <>
            <Content id={id} language={announcement.language} />
            <Link href={`#${announcementPath(id)}`} onClick={whenFollowed(onLeave)}>
              {t('open')}
            </Link>
          </>
        )}
      </div>
    </>
  )
}

function Content({ id, language }: Pick<Announcement, 'id' | 'language'>): ReactNode {
  const failure = useFailure()
  const { data, isError, error, refetch } = useEndpointQuery(getAnnouncement, {
    params: { id },
    query: { language },
  })
  if (isError) return <ErrorState {...failure(error)} onRetry={() => void refetch()} />
  return data ? <MarkdownView source={data.content} /> : <LoadingState />
}
