import { makeStyles } from '@fluentui/react-components'
import { forcedMark } from '../theme/forced-mark.ts'
import { token } from '../theme/token.ts'

export const useStatusBadgeStyles = makeStyles({
  root: {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: '6px',
    height: '22px',
    padding: '0 9px',
    border: `${token('strokeWidthThin')} solid transparent`,
    borderRadius: token('borderRadiusCircular'),
    fontSize: token('fontSizeBase200'),
    fontWeight: token('fontWeightSemibold'),
    lineHeight: 1,
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
  },
  dot: {
    width: '6px',
    height: '6px',
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    ...forcedMark,
  },
  live: {
    animationName: { '0%': { opacity: 1 }, '50%': { opacity: 0.25 }, '100%': { opacity: 1 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
  },
  neutral: { backgroundColor: token('colorNeutralBackground6'), color: token('colorNeutralForeground2') },
  primary: {
    backgroundColor: token('seaportPrimarySurface'),
    color: token('seaportPrimaryText'),
  },
  success: {
    backgroundColor: token('seaportSuccessSurface'),
    color: token('seaportSuccessText'),
  },
  warning: {
    backgroundColor: token('seaportWarningSurface'),
    color: token('seaportWarningText'),
  },
  danger: { backgroundColor: token('seaportDangerSurface'), color: token('seaportDangerText') },
  info: { backgroundColor: token('seaportInfoSurface'), color: token('seaportInfoText') },
})
