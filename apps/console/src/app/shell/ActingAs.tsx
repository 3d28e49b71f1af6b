import { Button } from '@fluentui/react-button'
import { makeStyles } from '@griffel/react'
import { userInfo } from '@seaport/contract/user'
import { useT } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { useRead } from '../../shared/api/endpoint.ts'
import { useLeave } from '../../shared/session/useLeave.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: token('spacingHorizontalM'),
    padding: `${token('spacingVerticalXS')} ${token('spacingHorizontalM')}`,
    backgroundColor: token('seaportWarningSurface'),
    color: token('seaportWarningText'),
    fontSize: token('fontSizeBase200'),
  },
})

/** Says, as long as it lasts, that an administrator works in somebody else's session, and leads back. */
export function ActingAs(): ReactNode {
  const t = useT('header')
  const styles = useStyles()
  const { switchBack } = useLeave()
  const { data } = useRead(userInfo, {})
  if (!data?.impersonated_by) return null
  return (
    <div className={styles.root} role="status">
      {t('actingAs', { name: data.username, admin: data.impersonated_by.email })}
      {switchBack && (
        <Button size="small" onClick={() => void switchBack()}>
          {t('switchAdmin')}
        </Button>
      )}
    </div>
  )
}
