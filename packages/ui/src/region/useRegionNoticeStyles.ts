import { makeStyles } from '@fluentui/react-components'
import { NARROW } from '../media/useMediaQuery.ts'
import { token } from '../theme/token.ts'

const line = `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`

export const useRegionNoticeStyles = makeStyles({
  root: {
    display: 'flex',
    width: '100%',
    height: '100%',
    padding: token('spacingHorizontalXXL'),
    overflow: 'auto',
    backgroundColor: token('seaportCanvas'),
    // A wide window never squeezes the notice below 500 px (specification, section 9).
    [`@media not all and ${NARROW}`]: { minWidth: '500px' },
    [`@media ${NARROW}`]: { padding: token('spacingHorizontalM') },
  },
  paper: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalXL'),
    width: 'min(640px, 100%)',
    margin: 'auto',
    padding: token('spacingHorizontalXXXL'),
    backgroundColor: token('colorNeutralBackground1'),
    border: line,
    borderRadius: token('borderRadiusXLarge'),
    boxShadow: token('shadow8'),
    [`@media ${NARROW}`]: { padding: token('spacingHorizontalL') },
  },
  block: { display: 'flex', flexDirection: 'column', gap: token('spacingVerticalXS') },
  title: {
    margin: `0 0 ${token('spacingVerticalXS')}`,
    fontSize: token('fontSizeBase500'),
    lineHeight: token('lineHeightBase500'),
    fontWeight: token('fontWeightSemibold'),
  },
  text: {
    margin: 0,
    fontSize: token('fontSizeBase300'),
    lineHeight: token('lineHeightBase300'),
    textWrap: 'pretty',
  },
  details: { display: 'flex', flexDirection: 'column', margin: 0, borderTop: line },
  fact: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${token('spacingHorizontalL')}`,
    padding: `${token('spacingVerticalS')} 0`,
    borderBottom: line,
    fontSize: token('fontSizeBase300'),
  },
  term: { color: token('colorNeutralForeground3') },
  value: { margin: 0, fontWeight: token('fontWeightSemibold'), overflowWrap: 'anywhere', userSelect: 'all' },
  signature: {
    margin: 0,
    textAlign: 'end',
    color: token('colorNeutralForeground2'),
    fontSize: token('fontSizeBase300'),
  },
})
