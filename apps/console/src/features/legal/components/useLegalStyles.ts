import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

const WIDE = '@media screen and (min-width: 960px)'
const paper = (rules: object) => ({ '@media print': rules })

export const useLegalStyles = makeStyles({
  dates: {
    paddingBottom: token('spacingVerticalM'),
    borderBottom: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    color: token('colorNeutralForeground3'),
  },
  print: paper({ display: 'none' }),
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('spacingVerticalXL'),
    [WIDE]: { gridTemplateColumns: '240px minmax(0, 1fr)', columnGap: '64px', alignItems: 'start' },
  },
  contents: {
    [WIDE]: {
      position: 'sticky',
      top: token('spacingVerticalXL'),
      maxHeight: `calc(100dvh - 2 * ${token('spacingVerticalXL')})`,
      overflowY: 'auto',
    },
    ...paper({ display: 'none' }),
  },
  contentsTitle: { fontWeight: token('fontWeightSemibold') },
  // As many columns as titles have room in: two above the text, one beside it and on a phone.
  list: {
    columnWidth: '240px',
    columnCount: 2,
    columnGap: token('spacingHorizontalXXL'),
    margin: `${token('spacingVerticalM')} 0 0`,
    paddingInlineStart: 0,
    // A frame that scrolls cuts off what hangs below the line.
    paddingBottom: token('spacingVerticalXS'),
    color: token('colorNeutralForeground3'),
    lineHeight: token('lineHeightBase200'),
  },
  entry: {
    marginInlineStart: token('spacingHorizontalXXL'),
    marginBottom: token('spacingVerticalS'),
    breakInside: 'avoid',
  },
  // About 70 letters to a line: the eye finds the next one.
  text: {
    display: 'grid',
    gap: token('spacingVerticalXXXL'),
    maxWidth: '70ch',
    fontSize: token('fontSizeBase400'),
    lineHeight: 1.65,
  },
  heading: {
    margin: `0 0 ${token('spacingVerticalM')}`,
    scrollMarginTop: token('spacingVerticalXL'),
    outlineStyle: 'none',
    breakAfter: 'avoid',
  },
  clause: {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    marginTop: token('spacingVerticalM'),
    breakInside: 'avoid',
  },
  words: { margin: 0, overflowWrap: 'anywhere' },
  points: {
    display: 'grid',
    gap: token('spacingVerticalXS'),
    margin: `${token('spacingVerticalS')} 0 0`,
    paddingInlineStart: '68px',
  },
})
