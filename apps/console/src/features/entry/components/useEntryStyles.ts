import { makeStyles } from '@griffel/react'
import { token } from '@seaport/ui/theme-tokens'

export const useEntryStyles = makeStyles({
  submit: { display: 'grid', marginTop: token('spacingVerticalS') },
  after: {
    margin: `${token('spacingVerticalXXL')} 0 0`,
    color: token('colorNeutralForeground3'),
    textAlign: 'center',
  },
})
