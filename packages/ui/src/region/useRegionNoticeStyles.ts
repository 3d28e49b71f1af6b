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
  title: {
    margin: `0 0 ${token('spacingVerticalXS')}`,
  },
  text: {
    textWrap: 'pretty',
  },
  details: { display: 'flex', flexDirection: 'column', margin: 0, borderTop: line },
  fact: {
    gap: `0 ${token('spacingHorizontalL')}`,
    padding: `${token('spacingVerticalS')} 0`,
    borderBottom: line,
    fontSize: token('fontSizeBase300'),
  },
  value: { userSelect: 'all' },
  signature: {
    textAlign: 'end',
  },
})
