import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

const NARROW = '@container (max-width: 480px)'

export const useWorkbenchStyles = makeStyles({
  frame: { height: '100%', minHeight: 0 },
  // Content of the pane beside the account's page.
  beside: {
    display: 'grid',
    gridTemplateColumns: 'minmax(340px, 2fr) minmax(0, 3fr)',
    '@media (min-width: 1600px)': { gridTemplateColumns: 'minmax(640px, 2fr) minmax(0, 3fr)' },
  },
  work: { containerType: 'inline-size', minWidth: 0, minHeight: 0, height: '100%' },
  // The queue beside the card, or above it on narrow windows; each scrolls separately, so that the card never leaves
  // the window.
  columns: {
    display: 'grid',
    gridTemplateRows: 'minmax(96px, 21%) minmax(0, 1fr)',
    height: '100%',
    minHeight: 0,
    '@container (min-width: 600px)': {
      gridTemplateRows: 'minmax(0, 1fr)',
      gridTemplateColumns: 'minmax(220px, 280px) minmax(0, 1fr)',
    },
  },
  queue: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minHeight: 0,
    padding: token('spacingHorizontalS'),
    borderBottomWidth: token('strokeWidthThin'),
    borderBottomStyle: 'solid',
    borderBottomColor: token('colorNeutralStroke2'),
    '@container (min-width: 600px)': {
      borderBottomWidth: 0,
      borderInlineEndWidth: token('strokeWidthThin'),
      borderInlineEndStyle: 'solid',
      borderInlineEndColor: token('colorNeutralStroke2'),
    },
  },
  title: {
    padding: `${token('spacingVerticalXS')} ${token('spacingHorizontalM')}`,
  },
  // What is in the card adapts to the card's width: beside a page it is as narrow in large windows as in small ones.
  card: {
    containerType: 'inline-size',
    minWidth: 0,
    minHeight: 0,
    overflowY: 'auto',
    padding: token('spacingHorizontalM'),
  },
  progress: { width: 'min(220px, 40vw)', [NARROW]: { display: 'none' } },
  // Beginning of the person's text.
  wrote: {
    display: '-webkit-box',
    overflow: 'hidden',
    margin: 0,
    paddingInlineStart: token('spacingHorizontalS'),
    borderInlineStartWidth: token('strokeWidthThick'),
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: token('colorNeutralStroke1'),
    color: token('colorNeutralForeground2'),
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
  },
  // Target and script side by side if both have room; neither grows wider than a readable line.
  bench: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(520px, 100%), 1fr))',
    alignItems: 'start',
    gap: token('spacingVerticalL'),
    minWidth: 0,
    maxWidth: '1760px',
    '& > :only-child': { maxWidth: '880px' },
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: token('spacingHorizontalM'),
    overflowWrap: 'anywhere',
  },
  target: {
    userSelect: 'text',
  },
  outcomes: {
    [NARROW]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'stretch',
      // Shortcuts below the labels.
      '& > button': {
        flexWrap: 'wrap',
        alignContent: 'center',
        rowGap: '2px',
        minWidth: 0,
        paddingInline: token('spacingHorizontalXS'),
      },
    },
  },
  apart: { marginInlineStart: 'auto', [NARROW]: { gridColumn: '1 / -1' } },
  said: {
    padding: `${token('spacingVerticalM')} ${token('spacingHorizontalL')}`,
    borderRadius: token('borderRadiusLarge'),
    backgroundColor: token('colorNeutralBackground3'),
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    lineHeight: token('lineHeightBase400'),
    userSelect: 'text',
  },
  media: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: token('spacingHorizontalM'),
  },
})
