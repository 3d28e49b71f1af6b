import { mergeClasses } from '@griffel/react'
import {
  type Announcement,
  getAnnouncement,
  listAnnouncements,
  readAnnouncement,
} from '@seaport/contract/announcement'
import { userInfo } from '@seaport/contract/user'
import { useFormat, useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { MarkdownView } from '@seaport/ui/markdown-view'
import { StatusBadge, type Tone } from '@seaport/ui/status-badge'
import { useFailure } from '@seaport/ui/use-failure'
import { type ReactNode, useId, useState } from 'react'
import { useAction, useRead } from '../../../shared/api/endpoint.ts'
import { usePanelStyles } from './usePanelStyles.ts'

const TONES: Readonly<Record<Announcement['type'], Tone>> = {
  system: 'info',
  update: 'primary',
  activity: 'success',
  security: 'warning',
}

/** One announcement: its title, and unfolded its text. Unfolding it counts as reading. */
export function AnnouncementItem({ announcement }: { announcement: Announcement }): ReactNode {
  const { id, title, type, time, read } = announcement
  const t = useT('announcement')
  const format = useFormat()
  const styles = usePanelStyles()
  const textId = useId()
  const [open, setOpen] = useState(false)
  const { mutate: note } = useAction(readAnnouncement, [listAnnouncements, userInfo])
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
        <span className={mergeClasses(styles.title, !read && styles.unread)}>
          {title}
          {!read && <span className={styles.hidden}>{t('unread')}</span>}
        </span>
        <span className={styles.facts}>
          <StatusBadge tone={TONES[type]} label={t(`types.${type}`)} />
          {format.dateTime(time)}
        </span>
      </button>
      <div id={textId} className={styles.text}>
        {open && <Content id={id} language={announcement.language} />}
      </div>
    </>
  )
}

function Content({ id, language }: Pick<Announcement, 'id' | 'language'>): ReactNode {
  const failure = useFailure()
  const { data, isError, error, refetch } = useRead(getAnnouncement, { params: { id }, query: { language } })
  if (isError) return <ErrorState {...failure(error)} onRetry={() => void refetch()} />
  return data ? <MarkdownView source={data.content} /> : <LoadingState />
}
