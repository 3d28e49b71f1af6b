import { tokens } from '@fluentui/react-theme'
import { makeStyles } from '@griffel/react'

const WIDE = '@media (min-width: 960px)'

export const useLoginStyles = makeStyles({
  root: {
    display: 'flex',
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
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
    margin: `0 0 ${tokens.spacingVerticalXXL}`,
    fontSize: 'clamp(26px, 2.5vw, 36px)',
    lineHeight: 1.3,
    fontWeight: tokens.fontWeightSemibold,
    textWrap: 'balance',
  },
  points: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  point: {
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
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
    padding: `72px ${tokens.spacingHorizontalXXL} ${tokens.spacingVerticalXXXL}`,
  },
  choices: {
    position: 'absolute',
    top: tokens.spacingVerticalL,
    right: tokens.spacingHorizontalL,
    display: 'flex',
    gap: tokens.spacingHorizontalXS,
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXL,
    width: 'min(360px, 100%)',
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    textWrap: 'balance',
  },
  lead: { margin: `${tokens.spacingVerticalXS} 0 0`, color: tokens.colorNeutralForeground3 },
})
