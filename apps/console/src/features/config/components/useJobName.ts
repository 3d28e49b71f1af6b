import { useT } from '@seaport/i18n/react'
import { useCallback } from 'react'

/** Jobs with a translated name. */
const KNOWN = [
  'file-cleaning',
  'housekeeping',
  'mail',
  'mail-tidying',
  'notification-check',
  'order-close',
  'port-expiry',
  'proxy-check',
  'registration-tidying',
  'release-cleaning',
  'seat-silence',
  'setting-apply',
  'statistics',
  'task-lease',
  'task-repeat',
  'task-start',
  'translation-tidying',
  'webhook-delivery',
  'webhook-tidying',
] as const

/** Name of a job; unknown jobs keep their id. */
export function useJobName(): (name: string) => string {
  const t = useT('config')
  return useCallback(
    (name: string) => {
      const known = KNOWN.find((one) => one === name)
      return known ? t(`jobs.${known}`) : name
    },
    [t],
  )
}
