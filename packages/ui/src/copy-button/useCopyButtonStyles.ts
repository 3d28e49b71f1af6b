import { tokens } from '@fluentui/react-theme'
import { makeStyles } from '@griffel/react'

export const useCopyButtonStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex', alignItems: 'center' },
  outcome: {
    position: 'absolute',
    zIndex: 2,
    bottom: 'calc(100% + 4px)',
    left: '50%',
    transform: 'translateX(-50%)',
    padding: `2px ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackgroundInverted,
    color: tokens.colorNeutralForegroundInverted,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    ':empty': { display: 'none' },
  },
})
