import { makeStyles } from '@griffel/react'
import { token } from '@seaport/ui/theme-tokens'

export const useDemoStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('spacingHorizontalS') },
  /** Cards side by side, each wide enough for a chart and its legend. */
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    gap: token('spacingHorizontalM'),
  },
  stack: { display: 'flex', flexDirection: 'column', gap: token('spacingVerticalM'), minWidth: 0 },
  /** Lines of text and fields are easier to read when they are not as wide as the screen. */
  measure: { maxWidth: '760px', width: '100%' },
  quiet: { margin: 0, color: token('colorNeutralForeground3'), fontSize: token('fontSizeBase200') },
  text: { margin: 0, overflowWrap: 'anywhere' },
})
