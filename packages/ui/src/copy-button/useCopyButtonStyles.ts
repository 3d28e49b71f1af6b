import { makeStyles } from '@griffel/react'
import { token } from '../theme/token.ts'

export const useCopyButtonStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex', alignItems: 'center' },
  outcome: {
    position: 'absolute',
    zIndex: 2,
    bottom: 'calc(100% + 4px)',
    left: '50%',
    transform: 'translateX(-50%)',
    padding: `2px ${token('spacingHorizontalS')}`,
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: token('colorNeutralBackgroundInverted'),
    color: token('colorNeutralForegroundInverted'),
    fontSize: token('fontSizeBase200'),
    lineHeight: token('lineHeightBase200'),
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    ':empty': { display: 'none' },
  },
})
