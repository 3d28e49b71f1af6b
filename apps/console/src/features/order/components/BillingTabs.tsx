import { makeStyles, mergeClasses } from '@griffel/react'
import type { PermissionKey } from '@seaport/contract/kernel/permission'
import { userPermission } from '@seaport/contract/people/user'
import { useT } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'

const RECORDS = [
  { id: 'orders', path: '/paymentData-user', permission: '1-4' },
  { id: 'purchases', path: '/buyData-user', permission: '1-5' },
  { id: 'ledger', path: '/turnover-user', permission: '1-9' },
] as const satisfies readonly { id: string; path: string; permission: PermissionKey }[]

const useStyles = makeStyles({
  // On a narrow screen the tabs are pushed sideways instead of breaking into lines.
  root: {
    display: 'flex',
    flexShrink: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottom: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
  },
  tab: {
    flexShrink: 0,
    padding: `${token('spacingVerticalS')} ${token('spacingHorizontalM')}`,
    borderBottom: `${token('strokeWidthThicker')} solid transparent`,
    color: token('colorNeutralForeground2'),
    textDecorationLine: 'none',
    ':hover': { borderBottomColor: token('colorNeutralStroke1Hover') },
    ':focus-visible': {
      outline: `${token('strokeWidthThick')} solid ${token('colorStrokeFocus2')}`,
      outlineOffset: `calc(-1 * ${token('strokeWidthThick')})`,
    },
  },
  chosen: {
    borderBottomColor: token('colorCompoundBrandStroke'),
    color: token('colorNeutralForeground1'),
    fontWeight: token('fontWeightSemibold'),
    ':hover': { borderBottomColor: token('colorCompoundBrandStrokeHover') },
  },
})

/** The records of what was paid as one place; each keeps its own address and permission key. */
export function BillingTabs(): ReactNode {
  const t = useT('orderScreen')
  const styles = useStyles()
  const keys = useEndpointQuery(userPermission, {}).data?.keys
  const open = RECORDS.filter(({ permission }) => keys?.includes(permission))
  return (
    <nav className={styles.root} aria-label={t('billing')}>
      {open.map(({ id, path }) => (
        <NavLink
          key={id}
          to={path}
          className={({ isActive }) => mergeClasses(styles.tab, isActive && styles.chosen)}
        >
          {t(`tabs.${id}`)}
        </NavLink>
      ))}
    </nav>
  )
}
