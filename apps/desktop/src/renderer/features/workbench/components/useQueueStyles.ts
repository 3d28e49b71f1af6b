import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const quiet = { color: token('colorNeutralForeground3'), fontSize: token('fontSizeBase200') }

export const useQueueStyles = makeStyles({
  // Scrolls separately, so that the work below or beside it stays in place, however many tasks there are.
  root: { minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
  task: {
    display: 'grid',
    gap: '2px',
    width: '100%',
    padding: `6px ${token('spacingHorizontalM')}`,
    border: 0,
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: 'transparent',
    color: token('colorNeutralForeground1'),
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: token('colorNeutralBackground1Hover') },
    ':focus-visible': { outline: `2px solid ${token('colorStrokeFocus2')}`, outlineOffset: '-2px' },
  },
  chosen: {
    backgroundColor: token('seaportPrimarySurface'),
    boxShadow: `inset 3px 0 0 ${token('colorCompoundBrandStroke')}`,
    ':hover': { backgroundColor: token('seaportPrimarySurface') },
  },
  name: { ...cut, flexGrow: 1, fontWeight: token('fontWeightSemibold') },
  count: { ...quiet, flexShrink: 0, fontVariantNumeric: 'tabular-nums' },
  kind: { ...quiet, ...cut, flexShrink: 0, maxWidth: '50%' },
  state: { ...quiet, ...cut, flexGrow: 1, textAlign: 'end' },
  now: { color: token('colorBrandForeground1'), fontWeight: token('fontWeightSemibold') },
})
