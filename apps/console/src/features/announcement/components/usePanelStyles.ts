import { makeStyles } from '@fluentui/react-components'
import { forcedMark } from '@seaport/ui/forced-mark'
import { token } from '@seaport/ui/theme-tokens'

const line = `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`

export const usePanelStyles = makeStyles({
  head: {
    paddingBottom: token('spacingVerticalM'),
    borderBottom: line,
  },
  period: {
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
  },
  item: { borderBottom: line },
  opener: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalXS'),
    width: '100%',
    padding: `${token('spacingVerticalM')} ${token('spacingHorizontalXS')}`,
    border: 'none',
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: 'transparent',
    color: token('colorNeutralForeground1'),
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: token('colorNeutralBackground1Hover') },
    ':focus-visible': {
      outline: `${token('strokeWidthThick')} solid ${token('colorStrokeFocus2')}`,
      outlineOffset: `calc(-1 * ${token('strokeWidthThick')})`,
    },
  },
  unread: {
    fontWeight: token('fontWeightSemibold'),
    '::before': {
      content: '""',
      display: 'inline-block',
      width: '8px',
      height: '8px',
      marginInlineEnd: token('spacingHorizontalS'),
      borderRadius: '50%',
      backgroundColor: token('colorStatusDangerBackground3'),
      verticalAlign: '1px',
      ...forcedMark,
    },
  },
  details: {
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
  },
  text: {
    paddingInline: token('spacingHorizontalXS'),
    '&:not(:empty)': { paddingBottom: token('spacingVerticalM') },
  },
})
