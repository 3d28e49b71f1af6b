import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

export const useWizardStyles = makeStyles({
  step: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('spacingHorizontalS'),
    color: token('colorNeutralForeground3'),
    ':not(:last-child)::after': {
      content: '""',
      width: '20px',
      // A border stays visible under forced colours.
      borderTop: `1px solid ${token('colorNeutralStroke1')}`,
    },
  },
  // A narrow window has room for the name of the current step only; screen readers read the others.
  otherStep: {
    '@media (max-width: 767.98px)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
  number: {
    display: 'grid',
    placeContent: 'center',
    boxSizing: 'border-box',
    width: '24px',
    height: '24px',
    border: '1px solid transparent',
    borderRadius: '50%',
    backgroundColor: token('colorNeutralBackground5'),
    fontSize: token('fontSizeBase200'),
    fontWeight: token('fontWeightSemibold'),
  },
  past: { color: token('colorNeutralForeground1') },
  current: { color: token('colorNeutralForeground1'), fontWeight: token('fontWeightSemibold') },
  numberOn: {
    backgroundColor: token('colorBrandBackground'),
    color: token('colorNeutralForegroundOnBrand'),
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
  top: { outlineStyle: 'none' },
  // The kinds stand beside the accounts, so that both are in view at once.
  beside: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
    gap: token('spacingVerticalL'),
  },
  choices: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: token('spacingHorizontalM'),
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  choice: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: token('spacingVerticalXS'),
    // In one column, title and badge share a line.
    '@media (max-width: 560px)': {
      flexFlow: 'row wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
    padding: token('spacingHorizontalM'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke1')}`,
    borderRadius: token('borderRadiusLarge'),
    backgroundColor: token('colorNeutralBackground1'),
    cursor: 'pointer',
    ':hover': { backgroundColor: token('colorNeutralBackground1Hover') },
    ':focus-within': { outline: `2px solid ${token('colorStrokeFocus2')}`, outlineOffset: '1px' },
  },
  chosen: {
    border: `${token('strokeWidthThin')} solid ${token('colorCompoundBrandStroke')}`,
    backgroundColor: token('seaportPrimarySurface'),
    ':hover': { backgroundColor: token('seaportPrimarySurface') },
  },
  unavailable: {
    cursor: 'default',
    backgroundColor: token('colorNeutralBackground2'),
    ':hover': { backgroundColor: token('colorNeutralBackground2') },
  },
  radio: { position: 'absolute', opacity: 0, inset: 0, margin: 0, cursor: 'inherit' },
  choiceNote: { '@media (max-width: 560px)': { flexBasis: '100%' } },
  faint: { color: token('colorNeutralForeground3') },
  group: { marginBottom: token('spacingVerticalL') },
  groupTitle: {
    color: token('colorNeutralForeground2'),
  },
  summary: {
    marginBottom: token('spacingVerticalS'),
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    cursor: 'pointer',
  },
  error: { color: token('colorPaletteRedForeground1') },
  preview: {
    padding: token('spacingHorizontalM'),
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: token('colorNeutralBackground3'),
  },
  presets: {
    marginTop: token('spacingVerticalS'),
  },
  figure: { margin: 0 },
  left: {
    maxHeight: '200px',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
  },
  list: { overflowWrap: 'anywhere' },
})
