import type { Messages } from '@seaport/seat-client/messages'
import type { DownloadItem, Event, Session } from 'electron'

/** Least time in ms between two announcements of a download's progress. */
const ANNOUNCE_INTERVAL_MS = 500
/** Downloads of a page that may wait at once for the person to choose where to save them. */
const MOST_QUESTIONS = 3
/** Time in ms after which an interrupted download is resumed, again and again: the network may be away for long. */
const RESUME_MS = 5_000
/** Time in ms for which a page may start no download by itself after the person has closed its question. */
const QUIET_MS = 60_000

/**
 * Announces the progress of a partition's downloads. Electron asks the person where to save each file, so a page that starts download after download is
 * refused.
 * @param announce shows a line beside the page that the download belongs to, and whether more of the kind will follow
 * @param saving has the downloads whose place the person has chosen, until they end
 * @returns a function that stops it, because a partition outlives the pages that use it
 */
export function announceDownloads(
  own: Session,
  messages: Messages,
  announce: (text: string, ongoing?: boolean) => void,
  saving: Set<DownloadItem>,
): () => void {
  const asking = new Set<DownloadItem>()
  let quietUntil = 0
  const listener = (event: Event, item: DownloadItem) => {
    if (asking.size >= MOST_QUESTIONS || (!item.hasUserGesture() && Date.now() < quietUntil)) {
      event.preventDefault()
      return announce(messages('download.refused', { name: item.getFilename() }))
    }
    asking.add(item)
    let announcedAt = 0
    let resuming: NodeJS.Timeout | undefined
    item.on('updated', (_updated, state) => {
      if (item.getSavePath() !== '') {
        asking.delete(item)
        saving.add(item)
      }
      clearTimeout(resuming)
      // Chromium tries a few times, and then leaves the download as it is without ending it: sindresorhus/electron-dl#174.
      if (state === 'interrupted' && item.canResume())
        resuming = setTimeout(() => item.canResume() && item.resume(), RESUME_MS).unref()
      const now = Date.now()
      if (state === 'progressing' && now - announcedAt < ANNOUNCE_INTERVAL_MS) return
      announcedAt = now
      announce(
        state === 'interrupted'
          ? messages('download.interrupted', { name: item.getFilename() })
          : messages('download.progress', { name: item.getFilename(), percent: percentOf(item) }),
        state === 'progressing',
      )
    })
    item.once('done', (_done, state) => {
      clearTimeout(resuming)
      saving.delete(item)
      // The person cancelled the file dialog.
      if (asking.delete(item) && state === 'cancelled') quietUntil = Date.now() + QUIET_MS
      if (state === 'cancelled') return announce('')
      announce(
        messages(state === 'completed' ? 'download.saved' : 'download.failed', { name: item.getFilename() }),
      )
    })
  }
  own.on('will-download', listener)
  return () => own.off('will-download', listener)
}

/** Without a size from the server, only the received bytes are known. */
function percentOf(item: DownloadItem): string {
  const total = item.getTotalBytes()
  if (total > 0) return `${Math.floor((item.getReceivedBytes() / total) * 100)} %`
  return `${(item.getReceivedBytes() / 1e6).toFixed(1)} MB`
}
