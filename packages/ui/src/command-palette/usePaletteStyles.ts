import { makeStyles } from '@fluentui/react-components'
import { forcedChoice } from '../theme/forced-mark.ts'
import { token } from '../theme/token.ts'

const line = `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`

export const usePaletteStyles = makeStyles({
  root: {
    width: 'min(600px, calc(100vw - 24px))',
    maxHeight: 'min(460px, 80dvh)',
    marginTop: '10dvh',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: token('colorNeutralBackground1'),
    border: line,
    borderRadius: token('borderRadiusXLarge'),
    boxShadow: token('shadow64'),
  },
  search: {
    padding: `0 ${token('spacingHorizontalL')}`,
    borderBottom: line,
    color: token('colorNeutralForeground3'),
    fontSize: '20px',
  },
  input: {
    flexGrow: 1,
    minWidth: 0,
    height: '48px',
    border: 'none',
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    color: token('colorNeutralForeground1'),
    fontFamily: 'inherit',
    fontSize: token('fontSizeBase400'),
    '::placeholder': { color: token('colorNeutralForeground3'), opacity: 1 },
  },
  list: { overflow: 'auto', padding: token('spacingHorizontalXS'), ':empty': { display: 'none' } },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: token('spacingHorizontalM'),
    minHeight: '40px',
    padding: `0 ${token('spacingHorizontalM')}`,
    borderRadius: token('borderRadiusMedium'),
    cursor: 'pointer',
    fontSize: token('fontSizeBase300'),
  },
  current: {
    backgroundColor: token('seaportPrimarySurface'),
    color: token('seaportPrimaryText'),
    ...forcedChoice,
  },
  icon: { display: 'inline-flex', width: '20px', fontSize: '20px' },
  title: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  detail: {
    marginInlineStart: token('spacingHorizontalS'),
  },
  group: {
    flexShrink: 0,
  },
  keys: {
    padding: '2px 6px',
    border: line,
    borderRadius: token('borderRadiusSmall'),
    fontFamily: 'inherit',
    fontSize: token('fontSizeBase200'),
  },
  none: {
    padding: token('spacingHorizontalXXL'),
    textAlign: 'center',
  },
})
