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
    marginBottom: token('spacingVerticalL'),
  },
  picture: { flexShrink: 0 },
  words: { minWidth: 0 },
  session: {
    padding: `${token('spacingVerticalM')} 0`,
    '& + &': { borderTop: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}` },
    ':first-child': { paddingTop: 0 },
    ':last-child': { paddingBottom: 0 },
  },
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
