import { makeStyles } from '@griffel/react'
import { token } from '../theme/token.ts'

// Fluent's surface, 24 px of padding around its body, may be as high as the window: some of what it covers shows on every side.
const air = { '& > .fui-DialogBody': { maxHeight: 'calc(100dvh - 80px)' } } as const

export const useDialogStyles = makeStyles({
  small: { width: 'min(480px, calc(100vw - 32px))', ...air },
  // Fluent's own bound is 600 px.
  medium: { width: 'min(640px, calc(100vw - 32px))', maxWidth: 'none', ...air },
  large: { width: 'min(880px, calc(100vw - 32px))', maxWidth: 'none', ...air },
  // Air above the buttons.
  body: { paddingBottom: token('spacingVerticalS') },
  title: { overflowWrap: 'anywhere' },
  // The whole width: Fluent's half of it has no room for two long verbs.
  actions: {
    gridColumnStart: '1',
    justifyContent: 'flex-end',
    flexWrap: 'wrap',
    '& button': { whiteSpace: 'nowrap' },
  },
  content: { display: 'flex', flexDirection: 'column', gap: token('spacingVerticalM') },
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
