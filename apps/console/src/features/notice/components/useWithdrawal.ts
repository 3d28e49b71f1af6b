import type { AdminAnnouncement } from '@seaport/contract/platform/announcement'
import { useT } from '@seaport/i18n/react'
import { useConfirmed } from '../../../shared/list/useConfirmed.ts'
import { useDeleteNotice } from '../api/notice-actions.ts'
import { useNoticeTitle } from './useNoticeText.ts'

/** Asks before an announcement is taken back, and takes it back. */
export function useWithdrawal(onDone: () => void): (notice: AdminAnnouncement) => void {
  const t = useT('notice')
  const titleOf = useNoticeTitle()
  const deletion = useDeleteNotice()
  return useConfirmed(
    (notice: AdminAnnouncement) => ({
      title: t('ask.withdraw', { title: titleOf(notice) }),
      effects: [notice.published ? t('effect.gone') : t('effect.neverShown'), t('effect.final')],
      action: t('do.withdraw'),
      run: () => deletion.mutateAsync({ params: { id: notice.id } }),
    }),
    onDone,
  )
}
