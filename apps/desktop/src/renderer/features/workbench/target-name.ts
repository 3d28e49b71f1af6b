import type { PromotionTarget } from '@seaport/contract/work/runner.schema'
import { handleIn } from '@seaport/i18n/task-name'
import type { Translate } from '@seaport/i18n/translate'

/** @returns a short name for an address: a handle, or the site; never the address itself */
export function placeName(address: string, t: Translate<'workbench'>): string {
  const handle = handleIn(address)
  if (handle) return handle
  // Without the check a number would be parsed as an IP address.
  const url = /^https?:\/\//i.test(address)
    ? address
    : /[a-z]\.[a-z]/i.test(address)
      ? `https://${address}`
      : ''
  const host = URL.parse(url)?.host.replace(/^www\./, '')
  return host ? t('pageAt', { host }) : address
}

/** @returns the name of a target */
export function targetName({ person, target }: PromotionTarget, t: Translate<'workbench'>): string {
  return person?.name || (person?.handle ? t('at', { handle: person.handle }) : placeName(target, t))
}
