import { toTag } from '@seaport/i18n/lang'
import { useFormat, useLanguage, useT } from '@seaport/i18n/react'

/** A Sunday: the days that follow it are 1 to 7. */
const SUNDAY = Date.UTC(2026, 2, 1)
const DAY = 86_400_000

/** Formatters for weekdays and repeat plans. */
export function useRepeatWords() {
  const t = useT('taskRepeat')
  const format = useFormat()
  const { lang } = useLanguage()
  const names = new Intl.DateTimeFormat(toTag(lang), { weekday: 'short', timeZone: 'UTC' })
  const dayName = (day: number) => names.format(SUNDAY + day * DAY)
  const sentence = ({ weekdays, time }: { weekdays: readonly number[]; time: string }) =>
    weekdays.length === 7
      ? t('daily', { time })
      : t('weekly', { days: format.list(weekdays.map(dayName)), time })
  return { dayName, sentence }
}
