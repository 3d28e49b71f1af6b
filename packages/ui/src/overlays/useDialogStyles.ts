import { tokens } from '@fluentui/react-theme'
import { makeStyles } from '@griffel/react'

export const useDialogStyles = makeStyles({
  small: { width: 'min(480px, calc(100vw - 32px))' },
  medium: { width: 'min(640px, calc(100vw - 32px))' },
  large: { width: 'min(880px, calc(100vw - 32px))' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  effects: { margin: 0, paddingInlineStart: '20px', '& li + li': { marginTop: tokens.spacingVerticalXS } },
  danger: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': {
      backgroundColor: tokens.colorStatusDangerBackground3Hover,
      color: tokens.colorNeutralForegroundOnBrand,
    },
    ':hover:active': {
      backgroundColor: tokens.colorStatusDangerBackground3Pressed,
      color: tokens.colorNeutralForegroundOnBrand,
    },
  },
})
