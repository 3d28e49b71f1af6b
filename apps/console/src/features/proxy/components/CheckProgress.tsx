import { makeStyles } from '@fluentui/react-components'
import { listProxies } from '@seaport/contract/desk/proxy'
import { useT } from '@seaport/i18n/react'
import { notify } from '@seaport/ui/notify'
import { ProgressCell } from '@seaport/ui/progress-cell'
import { type ReactNode, useEffect, useState } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'

/** Poll interval in milliseconds while something is being checked; each result also arrives as an event. */
const EVERY = 3000

const useStyles = makeStyles({ root: { width: '140px' } })

interface CheckProgressProps {
  /** Checks requested here: they may finish before they are shown as running. */
  asked: number
  /** All are done, and the user was notified. */
  onFinished: () => void
}

/** Progress of the requested checks; empty while none are running. */
export function CheckProgress({ asked, onFinished }: CheckProgressProps): ReactNode {
  const t = useT('proxy')
  const styles = useStyles()
  const [seen, setSeen] = useState(0)
  const wanted = Math.max(seen, asked)
  const { data } = useEndpointQuery(
    listProxies,
    { query: { status: 'checking', page_size: 1 } },
    wanted > 0 ? { refetchIntervalMs: EVERY } : {},
  )
  const left = data?.total
  if (left !== undefined && left > seen) setSeen(left)
  const over = wanted > 0 && left === 0
  useEffect(() => {
    if (!over) return
    notify.success(t('checked', { count: wanted }))
    setSeen(0)
    onFinished()
  }, [over, wanted, t, onFinished])
  if (!left) return null
  return (
    <div className={styles.root} title={t('checking')}>
      <ProgressCell label={t('checking')} done={wanted - left} total={wanted} />
    </div>
  )
}
