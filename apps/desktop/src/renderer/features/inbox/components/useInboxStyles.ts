import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

export const useInboxStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
    alignItems: 'start',
    gap: token('spacingHorizontalL'),
    maxWidth: '1440px',
  },
  wide: { gridColumn: '1 / -1' },
  entry: {
    display: 'flex',
    alignItems: 'center',
    gap: token('spacingHorizontalS'),
    width: '100%',
    minHeight: '36px',
    padding: `0 ${token('spacingHorizontalS')}`,
    border: 0,
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: token('colorNeutralBackground1Hover') },
    ':focus-visible': { outline: `2px solid ${token('colorStrokeFocus2')}`, outlineOffset: '-2px' },
  },
  detail: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    minWidth: 0,
    marginInlineStart: 'auto',
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
  },
  ended: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: token('spacingHorizontalM'),
    minHeight: '44px',
    borderBottom: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    ':last-child': { borderBottomWidth: 0 },
  },
  words: { display: 'grid', minWidth: 0 },
})
