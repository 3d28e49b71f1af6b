import { Link } from '@fluentui/react-link'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { useSystemConfig } from '../../../shared/config/system-config.ts'

/** How support is reached, as far as this installation has set it up: a link, a contact, or both. */
export function SupportContact(): ReactNode {
  const t = useT('order')
  const config = useSystemConfig()
  const link = config?.help.support
  return (
    <>
      {link && (
        <Link href={link} target="_blank" rel="noreferrer" inline>
          {t('contactSupport')}
        </Link>
      )}
      {link && config.support_contact && ' · '}
      {config?.support_contact}
    </>
  )
}
