import { locales } from '@seaport/contract/kernel/locale'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { AdminAnnouncement } from '@seaport/contract/platform/announcement.schema'
import { useLanguage } from '@seaport/i18n/react'
import { useCallback } from 'react'

/** @returns the languages of an announcement, the person's preferred one first */
export function useReadingOrder(): (announcement: AdminAnnouncement) => readonly Locale[] {
  const { lang } = useLanguage()
  return useCallback(
    ({ texts }) => [lang, ...locales.filter((one) => one !== lang)].filter((one) => texts[one]),
    [lang],
  )
}

/** @returns the title in the person's preferred language */
export function useAnnouncementTitle(): (announcement: AdminAnnouncement) => string {
  const order = useReadingOrder()
  return useCallback(
    (announcement) => {
      const [first] = order(announcement)
      return (first && announcement.texts[first]?.title) ?? ''
    },
    [order],
  )
}
