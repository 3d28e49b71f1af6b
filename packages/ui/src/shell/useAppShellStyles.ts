import { makeStyles } from '@fluentui/react-components'
import { HELP_ROOM } from '../help/help-room.ts'
import { token } from '../theme/token.ts'

const line = `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`

export const useAppShellStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    height: '100dvh',
    backgroundColor: token('seaportCanvas'),
    color: token('colorNeutralForeground1'),
    // In print only the screen's content is shown.
    '@media print': { display: 'block', height: 'auto', backgroundColor: 'transparent' },
  },
  skip: {
    position: 'absolute',
    zIndex: 10,
    top: '-100px',
    left: token('spacingHorizontalM'),
    padding: `${token('spacingVerticalS')} ${token('spacingHorizontalM')}`,
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: token('colorBrandBackground'),
    color: token('colorNeutralForegroundOnBrand'),
    border: 'none',
    ':focus': { top: token('spacingVerticalS') },
  },
  header: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    '@media print': { display: 'none' },
    gap: token('spacingHorizontalS'),
    height: '52px',
    paddingInline: token('spacingHorizontalM'),
    backgroundColor: token('seaportHeaderBackground'),
    borderBottom: line,
    color: token('seaportHeaderForeground'),
    // Fluent's subtle buttons follow the chosen header text.
    '--colorNeutralForeground1': token('seaportHeaderForeground'),
    '--colorNeutralForeground2': token('seaportHeaderForeground'),
  },
  headerEnd: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    flexGrow: 1,
    minWidth: 0,
    gap: token('spacingHorizontalXS'),
  },
  body: { display: 'flex', flexGrow: 1, minHeight: 0, '@media print': { display: 'block' } },
  sidebar: {
    flexShrink: 0,
    '@media print': { display: 'none' },
    width: '228px',
    backgroundColor: token('seaportSidebarBackground'),
    borderRight: line,
    transitionProperty: 'width',
    transitionDuration: token('durationFast'),
    transitionTimingFunction: token('curveEasyEase'),
  },
  sidebarRail: { width: '52px' },
  main: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  content: {
    flexGrow: 1,
    minHeight: 0,
    overflow: 'auto',
    outlineStyle: 'none',
    // Below that a screen needs all of its width, and the panel lies over it.
    '@media (min-width: 1280px)': { paddingInlineEnd: `var(${HELP_ROOM}, 0px)` },
    '@media print': { overflow: 'visible', paddingInlineEnd: 0 },
  },
  stale: { filter: 'grayscale(1)' },
  drawer: {
    display: 'flex',
    flexDirection: 'column',
    width: 'min(280px, 85vw)',
    overflow: 'hidden',
    backgroundColor: token('seaportSidebarBackground'),
    color: token('seaportSidebarForeground'),
    boxShadow: token('shadow28'),
  },
  drawerHead: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    height: '52px',
    flexShrink: 0,
    paddingInline: token('spacingHorizontalL'),
    borderBottom: line,
  },
})
