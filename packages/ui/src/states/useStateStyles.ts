import { makeStyles } from '@fluentui/react-components'
import { token } from '../theme/token.ts'

export const useStateStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: token('spacingVerticalS'),
    padding: `${token('spacingVerticalXXXL')} ${token('spacingHorizontalXL')}`,
    textAlign: 'center',
  },
  icon: { fontSize: '40px', lineHeight: 0, color: token('colorNeutralForeground3') },
  bad: { color: token('colorStatusDangerForeground1') },
  title: { margin: 0, fontSize: token('fontSizeBase400'), fontWeight: token('fontWeightSemibold') },
  text: {
    margin: 0,
    maxWidth: '52ch',
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase300'),
    lineHeight: token('lineHeightBase300'),
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  detail: {
    display: 'flex',
    alignItems: 'center',
    gap: token('spacingHorizontalXS'),
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: token('spacingHorizontalS'),
    marginTop: token('spacingVerticalS'),
  },
})
