import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

export const useManualStyles = makeStyles({
  rows: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    gap: `${token('spacingVerticalXS')} ${token('spacingHorizontalM')}`,
    padding: `${token('spacingVerticalS')} 0`,
    ':not(:first-child)': {
      borderTop: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    },
  },
  who: { flex: '1 1 200px', display: 'grid', minWidth: 0, overflowWrap: 'anywhere', userSelect: 'text' },
  note: { flex: '1 1 100%' },
  keys: {
    padding: `0 ${token('spacingHorizontalXS')}`,
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke1')}`,
    borderRadius: token('borderRadiusSmall'),
    fontFamily: 'inherit',
    whiteSpace: 'nowrap',
  },
  keep: { display: 'grid', gap: token('spacingVerticalM'), maxWidth: '640px' },
})
