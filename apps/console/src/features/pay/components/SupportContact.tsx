import { Link, makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { useSystemConfig } from '../../../shared/config/system-config.ts'

const useStyles = makeStyles({
  // The two stay whole: a line ends between them or before them.
  root: { display: 'inline-flex', flexWrap: 'wrap', columnGap: token('spacingHorizontalM') },
})

/** Support contacts as configured: a link, a contact, or both. */
export function SupportContact(): ReactNode {
  const t = useT('order')
  const styles = useStyles()
  const config = useSystemConfig()
  const link = config?.help.support
  return (
    <span className={styles.root}>
      {link && (
        <Link href={link} target="_blank" rel="noreferrer" inline>
          {t('contactSupport')}
        </Link>
      )}
      {config?.support_contact && <span>{config.support_contact}</span>}
    </span>
  )
}
