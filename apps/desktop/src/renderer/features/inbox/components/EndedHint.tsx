import { Link } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useInbox } from '../api/useInbox.ts'

/** One line for all unseen ended tasks, which links to the inbox. */
export function EndedHint(): ReactNode {
  const t = useT('desktop')
  const navigate = useNavigate()
  const count = useInbox().data?.ended.length ?? 0
  if (count === 0) return null
  return <Link onClick={() => void navigate('/inbox')}>{t('endedSince', { count })}</Link>
}
