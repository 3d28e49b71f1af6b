import { tokens } from '@fluentui/react-theme'
import { makeStyles } from '@griffel/react'

/** A plain list inside a card. */
export const useListStyles = makeStyles({
  root: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    padding: `${tokens.spacingVerticalM} 0`,
    '& + &': { borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
    ':first-child': { paddingTop: 0 },
    ':last-child': { paddingBottom: 0 },
  },
  words: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 },
  name: {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightSemibold,
  },
  detail: {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
})
