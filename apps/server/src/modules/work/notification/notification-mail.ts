import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { translateMail } from '@seaport/i18n/server'
import type { Need } from './needs.ts'

/** Maximum lines per kind, so that a mail can be read at a glance. */
const MOST_LINES = 20

/** @returns subject and text of a mail about attention items. @param site address of the console; null = unknown */
export function notificationMail(
  locale: Locale,
  needs: readonly Need[],
  { site, daily }: { site: string | null; daily: boolean },
): { subject: string; content: string } {
  const [first] = needs
  const title = first?.title ?? ''
  const subject =
    needs.length > 1
      ? translateMail(locale, 'notification_subject', { title, count: needs.length - 1 })
      : title
  const opening = translateMail(locale, daily ? 'notification_daily' : 'notification_now')
  const parts = needs.map((need) => partOf(locale, need, site))
  const settings = site ? `\n${linkTo(site, '/notifications')}` : ''
  const footer = `${translateMail(locale, 'notification_footer')}${settings}`
  return { subject, content: [opening, ...parts, footer].join('\n\n') }
}

/** The new items of a kind, one line each, with a link. */
function partOf(locale: Locale, { title, things, path }: Need, site: string | null): string {
  const lines = things
    .slice(0, MOST_LINES)
    .flatMap(({ name, reason }) => (name === null ? [] : [`– ${reason ? `${name}: ${reason}` : name}`]))
  const rest = things.length - MOST_LINES
  if (rest > 0) lines.push(translateMail(locale, 'notification_more', { count: rest }))
  return [title, ...lines, ...(site ? [linkTo(site, path)] : [])].join('\n')
}

/** @returns the address of a screen of the console */
export function linkTo(site: string, path: string): string {
  return `${site}/#${path}`
}
