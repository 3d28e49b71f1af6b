import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

/** Side by side, labels would wrap at every word. */
const TIGHT = '@container (max-width: 640px)'

export const useStepsStyles = makeStyles({
  box: { containerType: 'inline-size' },
  root: {
    [TIGHT]: { flexDirection: 'column' },
  },
  step: {
    display: 'flex',
    alignItems: 'flex-start',
    minWidth: 0,
    // The line to the next step.
    '&:not(:last-child)': { flexGrow: 1 },
    '&:not(:last-child)::after': {
      content: '""',
      flexGrow: 1,
      minWidth: '16px',
      height: '1px',
      marginTop: '18px',
      marginInlineStart: token('spacingHorizontalS'),
      backgroundColor: token('colorNeutralStroke1'),
    },
    [TIGHT]: { '&:not(:last-child)::after': { display: 'none' } },
  },
  words: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: token('spacingHorizontalS'),
    padding: token('spacingHorizontalXS'),
    textAlign: 'start',
  },
  button: {
    border: 'none',
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: token('colorNeutralBackground1Hover') },
    ':focus-visible': { outline: `${token('strokeWidthThick')} solid ${token('colorStrokeFocus2')}` },
  },
  mark: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '28px',
    height: '28px',
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStrokeAccessible')}`,
    borderRadius: token('borderRadiusCircular'),
    color: token('colorNeutralForeground2'),
    fontSize: token('fontSizeBase300'),
  },
  done: { backgroundColor: token('seaportPrimarySurface'), color: token('seaportPrimaryText') },
  current: { backgroundColor: token('colorBrandBackground'), color: token('colorNeutralForegroundOnBrand') },
  failed: {
    backgroundColor: token('colorStatusDangerBackground3'),
    color: token('colorNeutralForegroundOnBrand'),
  },
  // One line of text is centred on the mark.
  title: {
    paddingBlock: '4px',
    textWrap: 'pretty',
  },
  strong: { fontWeight: token('fontWeightSemibold') },
})
