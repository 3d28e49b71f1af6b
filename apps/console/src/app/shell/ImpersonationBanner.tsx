import { Button, makeStyles } from '@fluentui/react-components'
import { userInfo } from '@seaport/contract/people/user'
import { useFormat, useT } from '@seaport/i18n/react'
import { RelativeTime } from '@seaport/ui/relative-time'
import { Row } from '@seaport/ui/row'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../shared/api/endpoint.ts'
import { useLogout } from '../../shared/session/useLogout.ts'

const useStyles = makeStyles({
  root: {
    padding: `${token('spacingVerticalXS')} ${token('spacingHorizontalM')}`,
    backgroundColor: token('seaportWarningSurface'),
    color: token('seaportWarningText'),
    fontSize: token('fontSizeBase200'),
  },
})

/** Shows that an administrator works in another user's session and until when, with a button to return. */
export function ImpersonationBanner(): ReactNode {
  const t = useT('header')
  const format = useFormat()
  const styles = useStyles()
  const { switchBack } = useLogout()
  const { data } = useEndpointQuery(userInfo, {})
  if (!data?.impersonated_by) return null
  const { email, expires_at } = data.impersonated_by
  return (
    <Row gap="M" justify="center" className={styles.root}>
      <span role="status">{t('actingAs', { name: data.username, admin: email })}</span>
      <span>
        {t('actingUntil', { time: format.time(expires_at) })} <RelativeTime value={expires_at} future />
      </span>
      {switchBack && (
        <Button size="small" onClick={() => switchBack()}>
          {t('switchAdmin')}
        </Button>
      )}
    </Row>
  )
}
