import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

const line = `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`

export const useFeedbackStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalS'),
    paddingBlock: token('spacingVerticalM'),
    '& + &': { borderTop: line },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('spacingHorizontalS') },
  time: { color: token('colorNeutralForeground3'), fontSize: token('fontSizeBase200') },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  answer: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalXS'),
    padding: token('spacingHorizontalM'),
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: token('seaportPrimarySurface'),
  },
  screenshot: {
    display: 'block',
    maxWidth: 'min(100%, 240px)',
    maxHeight: '160px',
    borderRadius: token('borderRadiusMedium'),
    border: line,
  },
})
