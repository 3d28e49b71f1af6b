import { tokens } from '@fluentui/react-theme'
import { makeStyles } from '@griffel/react'
import { seaportToken } from '../theme/seaport-theme.ts'

export const useStatusBadgeStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    height: '22px',
    padding: '0 9px',
    border: `${tokens.strokeWidthThin} solid transparent`,
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
  },
  dot: { width: '6px', height: '6px', borderRadius: '50%', backgroundColor: 'currentColor' },
  live: {
    animationName: { '0%': { opacity: 1 }, '50%': { opacity: 0.25 }, '100%': { opacity: 1 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
  },
  neutral: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground2 },
  primary: {
    backgroundColor: seaportToken('seaportPrimarySurface'),
    color: seaportToken('seaportPrimaryText'),
  },
  success: {
    backgroundColor: seaportToken('seaportSuccessSurface'),
    color: seaportToken('seaportSuccessText'),
  },
  warning: {
    backgroundColor: seaportToken('seaportWarningSurface'),
    color: seaportToken('seaportWarningText'),
  },
  danger: { backgroundColor: seaportToken('seaportDangerSurface'), color: seaportToken('seaportDangerText') },
  info: { backgroundColor: seaportToken('seaportInfoSurface'), color: seaportToken('seaportInfoText') },
})
