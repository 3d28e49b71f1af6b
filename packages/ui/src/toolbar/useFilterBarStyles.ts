import { tokens } from '@fluentui/react-theme'
import { makeStyles } from '@griffel/react'

export const useFilterBarStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  search: { width: '240px', maxWidth: '100%' },
  filter: { minWidth: '120px', maxWidth: '200px' },
  rest: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    marginInlineStart: 'auto',
  },
})
