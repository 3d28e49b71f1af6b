import { makeStyles } from '@griffel/react'
import { NARROW } from '../media/useMediaQuery.ts'
import { token } from '../theme/token.ts'

export const useFilterBarStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('spacingHorizontalS') },
  chips: { minWidth: 0, maxWidth: '100%', [`@media ${NARROW}`]: { flexBasis: '100%' } },
  search: {
    minWidth: 'min(240px, 100%)',
    maxWidth: '100%',
    [`@media ${NARROW}`]: { flexGrow: 1, flexBasis: '160px', minWidth: 0, maxWidth: 'none' },
  },
  filter: { minWidth: '120px', maxWidth: 'min(280px, 100%)' },
  rest: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token('spacingHorizontalS'),
    marginInlineStart: 'auto',
  },
})
