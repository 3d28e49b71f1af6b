import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

const line = `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`

export const useNotificationStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: token('spacingVerticalL'), maxWidth: '880px' },
  note: { margin: 0, color: token('colorNeutralForeground3') },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${token('spacingVerticalXS')} ${token('spacingHorizontalL')}`,
    paddingBlock: token('spacingVerticalS'),
    '& + &': { borderTop: line },
  },
  words: { display: 'flex', flexDirection: 'column', flex: '1 1 240px', minWidth: 0 },
  name: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token('spacingHorizontalS'),
    fontWeight: token('fontWeightSemibold'),
    overflowWrap: 'anywhere',
  },
  details: {
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    overflowWrap: 'anywhere',
  },
  mode: { flex: '0 0 180px' },
  acts: { display: 'flex', flexWrap: 'wrap', gap: token('spacingHorizontalS') },
  content: { display: 'flex', flexDirection: 'column', gap: token('spacingVerticalL') },
  secret: {
    padding: token('spacingHorizontalM'),
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: token('colorNeutralBackground3'),
    fontFamily: token('fontFamilyMonospace'),
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
})
