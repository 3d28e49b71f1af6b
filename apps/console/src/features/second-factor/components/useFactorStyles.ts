import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

export const useFactorStyles = makeStyles({
  text: { margin: 0 },
  section: {
    paddingTop: token('spacingVerticalM'),
    borderTop: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
  },
  heading: {
    display: 'flex',
    alignItems: 'center',
    gap: token('spacingHorizontalS'),
    margin: 0,
    fontSize: token('fontSizeBase300'),
    fontWeight: token('fontWeightSemibold'),
  },
  list: { width: '100%' },
  row: {
    padding: `${token('spacingVerticalXS')} 0`,
    overflowWrap: 'anywhere',
  },
  details: { color: token('colorNeutralForeground3'), fontSize: token('fontSizeBase200') },
  centre: { alignSelf: 'center' },
  codes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, 1fr)',
    gap: token('spacingVerticalXS'),
    margin: 0,
    padding: token('spacingHorizontalM'),
    borderRadius: token('borderRadiusLarge'),
    backgroundColor: token('colorNeutralBackground3'),
    fontFamily: token('fontFamilyMonospace'),
    listStyleType: 'none',
  },
})
