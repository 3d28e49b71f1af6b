import { makeStyles } from '@fluentui/react-components'
import { NARROW } from '../media/useMediaQuery.ts'
import { token } from '../theme/token.ts'

export const useFilterBarStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('spacingHorizontalS') },
  // They have the room that a short search and the button for filters leave in one line, and scroll sideways beyond it; the filters beside them fold first.
  chips: {
    flex: '1 1 calc(100% - 216px)',
    minWidth: 0,
    maxWidth: 'max-content',
    [`@media ${NARROW}`]: { flexBasis: '100%', maxWidth: '100%' },
  },
  search: {
    width: 'var(--placeholder)',
    minWidth: 'min(240px, 100%)',
    maxWidth: '100%',
    '& input': { textOverflow: 'ellipsis' },
    [`@media ${NARROW}`]: { flexGrow: 1, flexBasis: '160px', minWidth: 0, maxWidth: 'none' },
  },
  searchBesideChips: {
    flex: '1 1 160px',
    width: 'auto',
    minWidth: 0,
    maxWidth: 'max(240px, var(--placeholder))',
    [`@media ${NARROW}`]: { maxWidth: 'none' },
  },
  filter: { minWidth: '120px', maxWidth: 'min(280px, 100%)' },
  rest: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token('spacingHorizontalS'),
    marginInlineStart: 'auto',
    [`@media ${NARROW}`]: { marginInlineStart: 0 },
  },
})
