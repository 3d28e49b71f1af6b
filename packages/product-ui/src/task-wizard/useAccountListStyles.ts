import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

export const useAccountListStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: token('spacingVerticalS'), minWidth: 0 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    maxHeight: 'min(440px, 50vh)',
    // Where the kinds stand below it, they stay in view.
    '@media (max-width: 1100px)': { maxHeight: '220px' },
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusLarge'),
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    flexShrink: 0,
    alignItems: 'center',
    gap: `0 ${token('spacingHorizontalM')}`,
    minHeight: '44px',
    padding: `${token('spacingVerticalXS')} ${token('spacingHorizontalM')}`,
    boxSizing: 'border-box',
    cursor: 'pointer',
    ':not(:last-child)': {
      borderBottom: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke3')}`,
    },
    ':hover': { backgroundColor: token('colorNeutralBackground1Hover') },
    ':focus-within': { outline: `2px solid ${token('colorStrokeFocus2')}`, outlineOffset: '-2px' },
  },
  chosen: {
    backgroundColor: token('seaportPrimarySurface'),
    ':hover': { backgroundColor: token('seaportPrimarySurface') },
  },
  closed: {
    color: token('colorNeutralForeground3'),
    cursor: 'default',
    ':hover': { backgroundColor: 'transparent' },
  },
  box: {
    width: '16px',
    height: '16px',
    margin: 0,
    accentColor: token('colorCompoundBrandBackground'),
    cursor: 'inherit',
  },
  handle: { fontWeight: token('fontWeightSemibold'), overflowWrap: 'anywhere' },
  note: {
    marginInlineStart: 'auto',
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    textAlign: 'end',
  },
})
