import { makeStyles } from '@fluentui/react-components'
import { token } from '../theme/token.ts'

export const useDialogStyles = makeStyles({
  box: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalS'),
    // Leaves a margin on every side.
    maxHeight: 'calc(100dvh - 30px)',
    padding: '24px',
    backgroundColor: token('colorNeutralBackground1'),
    border: `${token('strokeWidthThin')} solid ${token('colorTransparentStroke')}`,
    borderRadius: token('borderRadiusXLarge'),
    boxShadow: token('shadow64'),
    animationName: { from: { opacity: 0, transform: 'scale(0.85)' } },
    animationDuration: token('durationGentle'),
    animationTimingFunction: token('curveDecelerateMid'),
    // A window too low for title and buttons scrolls as a whole.
    '@media (max-height: 359px)': { overflowY: 'auto' },
  },
  small: { width: 'min(480px, calc(100vw - 32px))' },
  medium: { width: 'min(640px, calc(100vw - 32px))' },
  large: { width: 'min(880px, calc(100vw - 32px))' },
  title: {
    flexShrink: 0,
  },
  content: {
    minHeight: '32px',
    // Keeps focus outlines at the edge from being clipped.
    margin: '-2px',
    padding: `2px 2px ${token('spacingVerticalS')}`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    fontSize: token('fontSizeBase300'),
    lineHeight: token('lineHeightBase300'),
    '@media (max-height: 359px)': { flexShrink: 0, overflowY: 'visible' },
  },
  actions: {
    flexShrink: 0,
    '& button': { whiteSpace: 'nowrap' },
    '@media screen and (max-width: 480px)': { flexDirection: 'column' },
  },
  effects: { margin: 0, paddingInlineStart: '20px', '& li + li': { marginTop: token('spacingVerticalXS') } },
  danger: {
    backgroundColor: token('colorStatusDangerBackground3'),
    color: token('colorNeutralForegroundOnBrand'),
    ':hover': {
      backgroundColor: token('colorStatusDangerBackground3Hover'),
      color: token('colorNeutralForegroundOnBrand'),
    },
    ':hover:active': {
      backgroundColor: token('colorStatusDangerBackground3Pressed'),
      color: token('colorNeutralForegroundOnBrand'),
    },
  },
})
