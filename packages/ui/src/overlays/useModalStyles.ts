import { makeStyles } from '@fluentui/react-components'
import { token } from '../theme/token.ts'

/** The `<dialog>` fills the window, so that menus and notices inside it are never clipped; only its box is visible. */
export const useModalStyles = makeStyles({
  root: {
    position: 'fixed',
    inset: 0,
    width: '100%',
    maxWidth: 'none',
    height: '100%',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 'none',
    outlineStyle: 'none',
    overflow: 'visible',
    backgroundColor: token('colorBackgroundOverlay'),
    color: token('colorNeutralForeground1'),
    animationName: { from: { backgroundColor: 'transparent' } },
    animationDuration: token('durationGentle'),
    '&[open]': { display: 'flex' },
    '::backdrop': { display: 'none' },
  },
  center: { alignItems: 'center', justifyContent: 'center' },
  top: { alignItems: 'flex-start', justifyContent: 'center' },
  start: { alignItems: 'stretch', justifyContent: 'flex-start' },
  end: { alignItems: 'stretch', justifyContent: 'flex-end' },
  anchored: { backgroundColor: 'transparent' },
  box: { minWidth: 0 },
})
