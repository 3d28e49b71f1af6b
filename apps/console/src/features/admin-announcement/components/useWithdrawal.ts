import type { AdminAnnouncement } from '@seaport/contract/platform/announcement.schema'
import { useT } from '@seaport/i18n/react'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import { useDeleteAnnouncement } from '../api/announcement-actions.ts'
import { useAnnouncementTitle } from './useAnnouncementText.ts'

/** Withdraws an announcement after a confirmation. */
export function useWithdrawal(
  onDone: (announcement: AdminAnnouncement) => void,
): (announcement: AdminAnnouncement) => void {
  const t = useT('adminAnnouncement')
  const titleOf = useAnnouncementTitle()
  const deletion = useDeleteAnnouncement()
  return useConfirmedAction(
    (announcement: AdminAnnouncement) => ({
      title: t('ask.withdraw', { title: titleOf(announcement) }),
      effects: [announcement.published ? t('effect.gone') : t('effect.neverShown'), t('effect.final')],
      action: t('do.withdraw'),
      done: t('did.withdraw', { title: titleOf(announcement) }),
      run: () => deletion.mutateAsync({ params: { id: announcement.id } }),
    }),
    onDone,
  )
}
