import { makeStyles } from '@fluentui/react-components'
import { token } from '../theme/token.ts'

/** Spinner styles of our own: Fluent's spinner is larger than all other states together. */
export const useSpinnerStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: token('spacingVerticalS'),
    color: token('colorNeutralForeground2'),
    fontSize: token('fontSizeBase300'),
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: token('durationNormal'),
    animationDelay: '200ms',
    animationFillMode: 'backwards',
  },
  ring: {
    width: '28px',
    height: '28px',
    boxSizing: 'border-box',
    border: `3px solid ${token('colorNeutralStroke2')}`,
    borderTopColor: token('colorBrandStroke1'),
    borderRadius: '50%',
    animationName: { to: { transform: 'rotate(360deg)' } },
    animationDuration: '1s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
  },
})
