import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

// Ranges that don't overlap: in three columns no card spans two rows.
const TWO = '@media (min-width: 1080px) and (max-width: 1599.98px)'
const THREE = '@media (min-width: 1600px)'

export const useUserStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('spacingHorizontalL'),
    // The list of sessions can be long, so it is below the details and beside the account.
    [TWO]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'auto 1fr' },
    [THREE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  tall: { display: 'grid', minWidth: 0, [TWO]: { gridRow: 'span 2' } },
  end: { flexShrink: 0 },
  person: {
    display: 'flex',
    alignItems: 'center',
    gap: token('spacingHorizontalL'),
    marginBottom: token('spacingVerticalL'),
  },
  picture: { display: 'flex', flexDirection: 'column', alignItems: 'center', flexShrink: 0 },
  words: { minWidth: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: token('spacingHorizontalS') },
  name: {
    margin: 0,
    fontSize: token('fontSizeBase500'),
    lineHeight: token('lineHeightBase500'),
    fontWeight: token('fontWeightSemibold'),
    overflowWrap: 'anywhere',
  },
  email: { margin: 0, color: token('colorNeutralForeground3'), overflowWrap: 'anywhere' },
  absent: { color: token('colorNeutralForeground3') },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  session: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('spacingHorizontalM'),
    padding: `${token('spacingVerticalM')} 0`,
    '& + &': { borderTop: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}` },
    ':first-child': { paddingTop: 0 },
    ':last-child': { paddingBottom: 0 },
  },
  place: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('spacingHorizontalS') },
  details: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: token('spacingHorizontalM'),
    margin: `${token('spacingVerticalXXS')} 0 0`,
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    lineHeight: token('lineHeightBase200'),
  },
})
