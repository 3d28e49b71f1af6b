import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'
import { NARROW } from '@seaport/ui/use-media-query'

const gutter = { paddingInline: token('spacingHorizontalXXL') }
const narrowGutter = { [`@media ${NARROW}`]: { paddingInline: token('spacingHorizontalL') } }

export const usePageFrameStyles = makeStyles({
  root: {
    display: 'flex',
    minHeight: '100dvh',
    backgroundColor: token('colorNeutralBackground1'),
    color: token('colorNeutralForeground1'),
    '@media print': {
      display: 'block',
      minHeight: 'auto',
      backgroundColor: 'transparent',
      // Paper is white whatever the theme: text in ink.
      color: '#000000',
      '--colorNeutralForeground1': '#000000',
      '--colorNeutralForeground3': '#424242',
      '--seaportPrimaryText': '#000000',
    },
  },
  column: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  header: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexShrink: 0,
    height: '64px',
    ...gutter,
    ...narrowGutter,
    '@media print': { display: 'none' },
  },
  home: {
    borderRadius: token('borderRadiusMedium'),
    color: 'inherit',
    textDecorationLine: 'none',
    ':focus-visible': {
      outline: `${token('strokeWidthThick')} solid ${token('colorStrokeFocus2')}`,
      outlineOffset: '4px',
    },
  },
  choices: { display: 'flex', gap: token('spacingHorizontalXS') },
  main: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    ...gutter,
    paddingBlock: `${token('spacingVerticalL')} ${token('spacingVerticalXXXL')}`,
    outlineStyle: 'none',
    ...narrowGutter,
  },
  footer: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: token('spacingHorizontalXXL'),
    rowGap: token('spacingVerticalS'),
    ...gutter,
    // Low enough for the help button to float above it.
    paddingBlock: token('spacingVerticalM'),
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    lineHeight: token('lineHeightBase200'),
    ...narrowGutter,
    '@media print': { display: 'none' },
  },
  links: {
    textAlign: 'center',
    // Two lines are about as long as each other.
    textWrap: 'balance',
    '& > *': {
      display: 'inline-block',
      margin: `calc(${token('spacingVerticalXS')} / 2) ${token('spacingHorizontalS')}`,
    },
  },
})
