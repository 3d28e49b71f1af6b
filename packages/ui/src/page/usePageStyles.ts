import { makeStyles } from '@fluentui/react-components'
import { NARROW } from '../media/useMediaQuery.ts'
import { token } from '../theme/token.ts'

export const usePageStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalL'),
    padding: `${token('spacingVerticalL')} ${token('spacingHorizontalXXL')} ${token('spacingVerticalXXL')}`,
    [`@media ${NARROW}`]: { padding: token('spacingHorizontalM') },
  },
  // High enough for some rows: on a low window the screen scrolls instead of squeezing its table.
  fill: {
    height: '100%',
    minHeight: '440px',
    gap: token('spacingVerticalS'),
    paddingTop: token('spacingVerticalM'),
    paddingBottom: token('spacingVerticalM'),
    [`@media ${NARROW}`]: { height: 'auto' },
  },
  beside: { display: 'flex', flexGrow: 1, minHeight: 0 },
  main: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: token('spacingVerticalS'),
    minWidth: 0,
    minHeight: 0,
  },
  dock: {
    flexShrink: 0,
    marginInlineStart: token('spacingHorizontalM'),
    ':empty': { display: 'none' },
    '@media print': { display: 'none' },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('spacingHorizontalM') },
  texts: { flexGrow: 1, minWidth: 0 },
  // One line of head: what the screen is for stands beside its name, as far as there is room.
  line: {
    display: 'flex',
    alignItems: 'baseline',
    gap: `0 ${token('spacingHorizontalM')}`,
    flexBasis: 0,
    [`@media ${NARROW}`]: { flexWrap: 'wrap', flexBasis: 'auto' },
    '& > h1': { flexShrink: 0, maxWidth: '100%' },
  },
  // Views must not be cut: where they leave no room, the buttons go below them.
  views: { flexBasis: 'auto' },
  aside: {
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
    maxWidth: 'none',
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [`@media ${NARROW}`]: { flexBasis: '100%', whiteSpace: 'normal' },
  },
  title: {
    margin: 0,
    fontSize: token('fontSizeBase500'),
    lineHeight: token('lineHeightBase500'),
    fontWeight: token('fontWeightSemibold'),
    // Names and addresses may have no break opportunity.
    overflowWrap: 'anywhere',
  },
  description: {
    margin: `${token('spacingVerticalXXS')} 0 0`,
    maxWidth: '80ch',
    textWrap: 'balance',
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase300'),
    lineHeight: token('lineHeightBase300'),
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('spacingHorizontalS') },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalM'),
    minWidth: 0,
    padding: `${token('spacingVerticalL')} ${token('spacingHorizontalXL')}`,
    backgroundColor: token('colorNeutralBackground1'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusLarge'),
  },
  cardHead: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('spacingHorizontalS') },
  cardTitle: {
    flexGrow: 1,
    margin: 0,
    fontSize: token('fontSizeBase400'),
    lineHeight: token('lineHeightBase400'),
    fontWeight: token('fontWeightSemibold'),
  },
})
