import { tokens } from '@fluentui/react-theme'
import { makeStyles } from '@griffel/react'
import { NARROW } from '../media/useMediaQuery.ts'

export const usePageStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100%',
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL} ${tokens.spacingVerticalXXL}`,
    gap: tokens.spacingVerticalL,
    [`@media ${NARROW}`]: { padding: tokens.spacingHorizontalM, gap: tokens.spacingVerticalM },
  },
  // Never so low that nothing of the table is left: then the screen scrolls.
  fill: { height: '100%', minHeight: '520px', '& > :last-child': { minHeight: 0 } },
  head: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
  words: { flexGrow: 1, minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  lead: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  body: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, gap: tokens.spacingVerticalL },
})
