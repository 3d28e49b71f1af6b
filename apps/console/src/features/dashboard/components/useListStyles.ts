import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

/** A plain list inside a card. */
export const useListStyles = makeStyles({
  root: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    padding: `${token('spacingVerticalM')} 0`,
    '& + &': { borderTop: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}` },
    ':first-child': { paddingTop: 0 },
    ':last-child': { paddingBottom: 0 },
  },
  words: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 },
  name: {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: token('fontWeightSemibold'),
  },
  detail: {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
  },
})
