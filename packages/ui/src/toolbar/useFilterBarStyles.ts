import { makeStyles } from '@fluentui/react-components'
import { NARROW } from '../media/useMediaQuery.ts'
import { token } from '../theme/token.ts'

export const useFilterBarStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('spacingHorizontalS') },
  // They have the room that the rest leaves, and are pushed sideways beyond it; the filters beside them fold first.
  chips: {
    flex: '1 1 min(100%, 560px)',
    minWidth: 0,
    maxWidth: 'max-content',
    [`@media ${NARROW}`]: { flexBasis: '100%', maxWidth: '100%' },
  },
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
