import { useT } from '@seaport/i18n/react'
import { useCallback } from 'react'

/** The jobs that this console has words for. */
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
  'statistics',
  'task-lease',
  'task-start',
  'webhook-delivery',
  'webhook-tidying',
] as const

/** What a job does, in words; one of a later server keeps its name. */
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
