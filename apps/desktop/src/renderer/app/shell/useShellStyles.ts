import { makeStyles } from '@fluentui/react-components'
import { forcedMark } from '@seaport/ui/forced-mark'
import { token } from '@seaport/ui/theme-tokens'

const line = `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`
/** Width from which the rail shows only icons. */
const TIGHT = '@media (max-width: 939px)'

export const useShellStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplate: '"rail main" minmax(0, 1fr) "status status" auto / auto minmax(0, 1fr)',
    height: '100dvh',
    backgroundColor: token('seaportCanvas'),
    color: token('colorNeutralForeground1'),
  },
  rail: {
    gridArea: 'rail',
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalXL'),
    width: '208px',
    minHeight: 0,
    overflowY: 'auto',
    padding: `${token('spacingVerticalL')} ${token('spacingHorizontalM')}`,
    backgroundColor: token('seaportSidebarBackground'),
    color: token('seaportSidebarForeground'),
    borderRight: line,
    [TIGHT]: { width: '60px', alignItems: 'center', paddingInline: token('spacingHorizontalS') },
  },
  brand: { paddingInline: token('spacingHorizontalS'), [TIGHT]: { '& [aria-hidden]': { display: 'none' } } },
  nav: { flexGrow: 1 },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: token('spacingHorizontalM'),
    minHeight: '40px',
    paddingInline: token('spacingHorizontalM'),
    borderRadius: token('borderRadiusMedium'),
    color: 'inherit',
    textDecorationLine: 'none',
    fontSize: token('fontSizeBase300'),
    ':hover': { backgroundColor: token('seaportSidebarHover') },
    ':focus-visible': { outline: `2px solid ${token('colorStrokeFocus2')}`, outlineOffset: '-2px' },
    '& svg': { width: '20px', height: '20px', flexShrink: 0 },
    position: 'relative',
    [TIGHT]: { justifyContent: 'center', width: '44px', padding: 0 },
  },
  current: {
    backgroundColor: token('seaportSidebarCurrent'),
    fontWeight: token('fontWeightSemibold'),
    boxShadow: `inset 3px 0 0 ${token('seaportSidebarMark')}`,
  },
  word: {
    [TIGHT]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  railCount: {
    display: 'flex',
    marginInlineStart: 'auto',
    [TIGHT]: { position: 'absolute', top: '2px', insetInlineEnd: '2px' },
  },
  seat: { paddingInline: token('spacingHorizontalS'), minWidth: 0, [TIGHT]: { display: 'none' } },
  seatCode: {
    opacity: 0.8,
  },
  tools: { display: 'flex', gap: token('spacingHorizontalXS'), [TIGHT]: { flexDirection: 'column' } },
  // Banners are above the scrolling area: a page that scrolled below one would overlap it.
  body: { gridArea: 'main', minHeight: 0 },
  main: { flexGrow: 1, minHeight: 0, overflow: 'auto', outlineStyle: 'none' },
  banner: {
    padding: `${token('spacingVerticalM')} ${token('spacingHorizontalXXL')} 0`,
  },
  status: {
    gridArea: 'status',
    display: 'flex',
    alignItems: 'center',
    gap: token('spacingHorizontalXL'),
    height: '30px',
    paddingInline: token('spacingHorizontalL'),
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    backgroundColor: token('seaportSidebarBackground'),
    borderTop: line,
    color: token('colorNeutralForeground2'),
    fontSize: token('fontSizeBase200'),
    fontVariantNumeric: 'tabular-nums',
  },
  server: {
    gap: '7px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  dot: {
    flexShrink: 0,
    width: '8px',
    height: '8px',
    borderRadius: '50%',
    backgroundColor: token('seaportSuccess'),
    ...forcedMark,
  },
  away: { backgroundColor: token('seaportWarning') },
  end: { marginInlineStart: 'auto' },
})
