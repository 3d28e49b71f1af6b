import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

const line = `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`

export const useNotificationStyles = makeStyles({
  item: {
    gap: `${token('spacingVerticalXS')} ${token('spacingHorizontalL')}`,
    paddingBlock: token('spacingVerticalS'),
    '& + &': { borderTop: line },
  },
  words: { flex: '1 1 240px' },
  name: {
    fontWeight: token('fontWeightSemibold'),
    overflowWrap: 'anywhere',
  },
  mode: { flex: '0 0 180px' },
  secret: {
    padding: token('spacingHorizontalM'),
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: token('colorNeutralBackground3'),
    fontFamily: token('fontFamilyMonospace'),
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
})
