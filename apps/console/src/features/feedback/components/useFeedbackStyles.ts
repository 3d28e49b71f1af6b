import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

const line = `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`

export const useFeedbackStyles = makeStyles({
  item: {
    paddingBlock: token('spacingVerticalM'),
    '& + &': { borderTop: line },
  },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  answer: {
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
