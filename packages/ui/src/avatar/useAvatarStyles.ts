import { makeStyles } from '@fluentui/react-components'
import { token } from '../theme/token.ts'

export const useAvatarStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    borderRadius: token('borderRadiusCircular'),
    backgroundColor: token('seaportPrimarySurface'),
    color: token('seaportPrimaryText'),
    fontWeight: token('fontWeightSemibold'),
    lineHeight: 1,
    userSelect: 'none',
  },
  image: { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  teal: {
    backgroundColor: token('colorPaletteTealBackground2'),
    color: token('colorPaletteTealForeground2'),
  },
  purple: {
    backgroundColor: token('colorPalettePurpleBackground2'),
    color: token('colorPalettePurpleForeground2'),
  },
  green: {
    backgroundColor: token('colorPaletteForestBackground2'),
    color: token('colorPaletteForestForeground2'),
  },
  orange: {
    backgroundColor: token('colorPalettePumpkinBackground2'),
    color: token('colorPalettePumpkinForeground2'),
  },
  pink: {
    backgroundColor: token('colorPalettePinkBackground2'),
    color: token('colorPalettePinkForeground2'),
  },
  blue: {
    backgroundColor: token('colorPaletteNavyBackground2'),
    color: token('colorPaletteNavyForeground2'),
  },
})
