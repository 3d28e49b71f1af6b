import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

export const useTutorialStyles = makeStyles({
  stop: {
    color: token('colorNeutralForeground3'),
  },
  stopName: {
    padding: `${token('spacingVerticalXS')} ${token('spacingHorizontalM')}`,
    borderRadius: token('borderRadiusCircular'),
    backgroundColor: token('seaportPrimarySurface'),
    color: token('seaportPrimaryText'),
    fontWeight: token('fontWeightSemibold'),
  },
  part: { marginTop: token('spacingVerticalL') },
  lead: { margin: `${token('spacingVerticalXS')} 0 0`, color: token('colorNeutralForeground3') },
  step: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    columnGap: token('spacingHorizontalL'),
    rowGap: token('spacingVerticalM'),
    alignItems: 'start',
    breakInside: 'avoid',
    '& > :last-child': { gridColumnStart: 2 },
    '@media (min-width: 768px)': {
      gridTemplateColumns: '40px minmax(0, 1fr) min(400px, 38%)',
      columnGap: token('spacingHorizontalXXL'),
      '& > :last-child': { gridColumnStart: 3 },
    },
  },
  number: {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: token('borderRadiusCircular'),
    backgroundColor: token('colorBrandBackground'),
    color: token('colorNeutralForegroundOnBrand'),
    fontSize: token('fontSizeBase400'),
    fontWeight: token('fontWeightSemibold'),
  },
  words: { maxWidth: '62ch' },
  name: {
    margin: `${token('spacingVerticalS')} 0 ${token('spacingVerticalXS')}`,
  },
  text: { margin: 0, lineHeight: 1.65 },
  questions: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
    gap: token('spacingHorizontalXXL'),
    margin: 0,
  },
  ways: {
    '@media print': { display: 'none' },
  },
})
