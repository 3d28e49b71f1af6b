import { makeStyles } from '@griffel/react'
import { token } from '@seaport/ui/theme-tokens'

const WIDE = '@media (min-width: 960px)'

export const useLoginStyles = makeStyles({
  root: {
    display: 'flex',
    minHeight: '100dvh',
    backgroundColor: token('colorNeutralBackground1'),
    color: token('colorNeutralForeground1'),
  },
  // The same water in light and dark: a picture, not a surface.
  side: {
    display: 'none',
    position: 'relative',
    flexDirection: 'column',
    width: '46%',
    maxWidth: '760px',
    overflow: 'hidden',
    backgroundImage: 'linear-gradient(175deg, #062f3d 0%, #0b5a70 62%, #2f8fa3 100%)',
    color: '#ffffff',
    [WIDE]: { display: 'flex' },
  },
  sideText: { position: 'relative', zIndex: 1, padding: 'clamp(40px, 9vh, 112px) 56px 0' },
  slogan: {
    margin: `0 0 ${token('spacingVerticalXXL')}`,
    fontSize: 'clamp(26px, 2.5vw, 36px)',
    lineHeight: 1.3,
    fontWeight: token('fontWeightSemibold'),
    textWrap: 'balance',
  },
  points: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalM'),
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  point: {
    display: 'flex',
    gap: token('spacingHorizontalM'),
    fontSize: token('fontSizeBase400'),
    lineHeight: token('lineHeightBase400'),
    color: 'rgba(255, 255, 255, 0.86)',
    '::before': {
      content: '""',
      flexShrink: 0,
      width: '14px',
      height: '2px',
      marginTop: '10px',
      borderRadius: '1px',
      backgroundColor: '#8fd3df',
    },
  },
  main: {
    position: 'relative',
    display: 'flex',
    flexGrow: 1,
    minWidth: 0,
    alignItems: 'center',
    justifyContent: 'center',
    padding: `72px ${token('spacingHorizontalXXL')} ${token('spacingVerticalXXXL')}`,
  },
  choices: {
    position: 'absolute',
    top: token('spacingVerticalL'),
    right: token('spacingHorizontalL'),
    display: 'flex',
    gap: token('spacingHorizontalXS'),
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalXXL'),
    width: 'min(360px, 100%)',
  },
  title: {
    margin: 0,
    fontSize: token('fontSizeHero700'),
    lineHeight: token('lineHeightHero700'),
    fontWeight: token('fontWeightSemibold'),
    textWrap: 'balance',
  },
  lead: { margin: `${token('spacingVerticalXS')} 0 0`, color: token('colorNeutralForeground3') },
})
