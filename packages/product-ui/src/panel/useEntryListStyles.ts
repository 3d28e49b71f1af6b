import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

const line = `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`

/** Styles of a titled, framed list of entries in a panel. */
export const useEntryListStyles = makeStyles({
  title: { margin: `0 0 ${token('spacingVerticalS')}`, fontSize: token('fontSizeBase400') },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    border: line,
    borderRadius: token('borderRadiusMedium'),
  },
  item: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalXXS'),
    padding: `${token('spacingVerticalS')} ${token('spacingHorizontalM')}`,
    overflowWrap: 'anywhere',
    ':not(:first-child)': { borderTop: line },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('spacingHorizontalS') },
  name: { flexGrow: 1, fontWeight: token('fontWeightSemibold') },
  quiet: { margin: 0, color: token('colorNeutralForeground3'), fontSize: token('fontSizeBase200') },
  note: { margin: `${token('spacingVerticalS')} 0 0`, color: token('colorNeutralForeground3') },
})
