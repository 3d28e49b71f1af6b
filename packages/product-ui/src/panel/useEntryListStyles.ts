import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

const line = `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`

/** Styles of a titled, framed list of entries in a panel. */
export const useEntryListStyles = makeStyles({
  title: { margin: `0 0 ${token('spacingVerticalS')}`, fontSize: token('fontSizeBase400') },
  list: {
    border: line,
    borderRadius: token('borderRadiusMedium'),
  },
  item: {
    padding: `${token('spacingVerticalS')} ${token('spacingHorizontalM')}`,
    overflowWrap: 'anywhere',
    ':not(:first-child)': { borderTop: line },
  },
  name: { flexGrow: 1, fontWeight: token('fontWeightSemibold') },
  note: { margin: `${token('spacingVerticalS')} 0 0`, color: token('colorNeutralForeground3') },
})
