import { tokens } from '@fluentui/react-theme'
import { makeStyles } from '@griffel/react'
import { seaportToken } from '../theme/seaport-theme.ts'

export const useSidebarStyles = makeStyles({
  root: {
    height: '100%',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
    // Fluent's Nav takes its colours from these tokens: inside the sidebar they are the chosen ones.
    '--colorNeutralBackground4': 'transparent',
    '--colorNeutralBackground4Hover': seaportToken('seaportSidebarHover'),
    '--colorNeutralBackground4Pressed': seaportToken('seaportSidebarHover'),
    '--colorNeutralForeground1': seaportToken('seaportSidebarForeground'),
    '--colorNeutralForeground2': seaportToken('seaportSidebarForeground'),
    '--colorNeutralForeground3': seaportToken('seaportSidebarForeground'),
  },
  rail: { paddingInline: '6px' },
  nav: { backgroundColor: 'transparent', gap: '2px' },
  section: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    '& + &': { marginTop: tokens.spacingVerticalS },
  },
  heading: {
    margin: `${tokens.spacingVerticalS} 0 ${tokens.spacingVerticalXXS}`,
    paddingInlineStart: tokens.spacingHorizontalMNudge,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: seaportToken('seaportSidebarForeground'),
    opacity: 0.75,
  },
})
