import { makeStyles } from '@fluentui/react-components'
import { NARROW } from '../media/useMediaQuery.ts'
import { token } from '../theme/token.ts'

export const useFilterBarStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token('spacingHorizontalS'),
    // What is beside a docked panel has less room than the window.
    containerType: 'inline-size',
  },
  // They have the room that the rest leaves, and are pushed sideways beyond it; the filters beside them fold first.
  chips: {
    flex: '1 1 min(100%, 560px)',
    minWidth: 0,
    maxWidth: 'max-content',
    // All states of a list, as far as a short search and the button for filters leave room in one line.
    '@container (min-width: 910px) and (max-width: 1029px)': { flexBasis: '700px' },
    '@container (min-width: 1030px)': { flexBasis: '820px' },
    [`@media ${NARROW}`]: { flexBasis: '100%', maxWidth: '100%' },
  },
  search: {
    width: 'var(--placeholder)',
    minWidth: 'min(240px, 100%)',
    maxWidth: '100%',
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
  },
})
