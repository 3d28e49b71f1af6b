import { makeStyles } from '@fluentui/react-components'
import { NARROW, TIGHT } from '../media/useMediaQuery.ts'
import { token } from '../theme/token.ts'

export const useShellSkeletonStyles = makeStyles({
  /** As wide as the menu button. */
  button: { width: '32px', flexShrink: 0 },
  sidebar: { [`@media ${TIGHT}`]: { width: '52px' }, [`@media ${NARROW}`]: { display: 'none' } },
  bone: {
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusLarge'),
    backgroundColor: token('colorNeutralBackground1'),
  },
  /** As high as a heading. */
  title: { width: 'min(260px, 60%)', height: '50px' },
  content: { height: 'min(420px, 60vh)' },
})
