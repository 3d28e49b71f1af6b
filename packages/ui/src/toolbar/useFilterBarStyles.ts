import { makeStyles } from '@griffel/react'
import { token } from '../theme/token.ts'

export const useFilterBarStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('spacingHorizontalS') },
  search: { width: '240px', maxWidth: '100%' },
  filter: { minWidth: '120px', maxWidth: 'min(280px, 100%)' },
  range: { display: 'flex', alignItems: 'center', gap: token('spacingHorizontalXS'), maxWidth: '100%' },
  day: { width: '144px', minWidth: 0, flexShrink: 1 },
  rest: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token('spacingHorizontalS'),
    marginInlineStart: 'auto',
  },
})
