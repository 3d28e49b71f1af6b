import { tokens } from '@fluentui/react-theme'
import { makeStyles } from '@griffel/react'
import { seaportToken } from '../theme/seaport-theme.ts'

export const useStatusTagStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    maxWidth: '100%',
    height: '22px',
    paddingInline: '8px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '22px',
    whiteSpace: 'nowrap',
  },
  sign: { display: 'flex', flexShrink: 0, fontSize: '12px' },
  word: { overflow: 'hidden', textOverflow: 'ellipsis' },
  dot: { width: '6px', height: '6px', borderRadius: '50%', backgroundColor: 'currentColor' },
  live: {
    animationName: { '50%': { opacity: 0.25 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
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
  primary: {
    backgroundColor: seaportToken('seaportPrimarySurface'),
    color: seaportToken('seaportPrimaryText'),
  },
  quiet: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground3 },
})
