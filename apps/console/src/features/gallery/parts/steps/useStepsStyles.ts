import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

/** Side by side, labels would wrap at every word. */
const TIGHT = '@container (max-width: 640px)'

export const useStepsStyles = makeStyles({
  box: { containerType: 'inline-size' },
  root: {
    display: 'flex',
    gap: token('spacingHorizontalS'),
    margin: 0,
    padding: 0,
    listStyleType: 'none',
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
    display: 'block',
    paddingBlock: '4px',
    fontSize: token('fontSizeBase300'),
    lineHeight: token('lineHeightBase300'),
    textWrap: 'pretty',
  },
  strong: { fontWeight: token('fontWeightSemibold') },
  hint: { display: 'block', color: token('colorNeutralForeground3'), fontSize: token('fontSizeBase200') },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
})
