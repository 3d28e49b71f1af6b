import { makeStyles } from '@griffel/react'
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
  fill: { height: '100%', minHeight: '440px', [`@media ${NARROW}`]: { height: 'auto' } },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('spacingHorizontalM') },
  texts: { flexGrow: 1, minWidth: 0 },
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
