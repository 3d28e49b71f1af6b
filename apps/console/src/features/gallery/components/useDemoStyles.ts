import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

export const useDemoStyles = makeStyles({
  /** Two cards side by side where there is room, each wide enough for a form or a chart and its legend. */
  pairs: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(400px, 40%), 100%), 1fr))',
    gap: token('spacingVerticalL'),
  },
  /** A form with two columns of fields, and cards beside it. */
  beside: {
    display: 'grid',
    gap: token('spacingVerticalL'),
    '@media (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)' },
  },
  /** Three small cards. */
  threes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(220px, 30%), 100%), 1fr))',
    gap: token('spacingVerticalL'),
    // Where two fit, the third moves to the next line.
    '@media (max-width: 964px)': { '& > :last-child': { gridColumn: '1 / -1' } },
  },
  /** Cards below each other beside a taller one. */
  column: {
    '& > :last-child': { flexGrow: 1 },
  },
  stack: { display: 'flex', flexDirection: 'column', gap: token('spacingVerticalM'), minWidth: 0 },
  /** Lines of text and fields are easier to read when they are not as wide as the screen. */
  measure: { maxWidth: '760px', width: '100%' },
  choice: { maxWidth: '320px', width: '100%' },
  text: { margin: 0, overflowWrap: 'anywhere' },
})
