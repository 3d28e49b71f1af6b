import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

export const usePayStyles = makeStyles({
  warnings: {
    ':empty': { display: 'none' },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 360px)',
    alignItems: 'start',
    gap: token('spacingHorizontalL'),
    '@media (max-width: 859.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  note: {
    margin: 0,
    padding: `${token('spacingVerticalS')} ${token('spacingHorizontalM')}`,
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: token('seaportPrimarySurface'),
    color: token('seaportPrimaryText'),
  },
})
