import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

export const useAuthAsideStyles = makeStyles({
  // The same water in light and dark: a picture, not a surface.
  root: {
    display: 'none',
    position: 'sticky',
    top: 0,
    flexDirection: 'column',
    flexShrink: 0,
    width: '46%',
    maxWidth: '760px',
    height: '100dvh',
    overflow: 'hidden',
    backgroundImage: 'linear-gradient(175deg, #062f3d 0%, #0b5a70 62%, #2f8fa3 100%)',
    color: '#ffffff',
    '@media screen and (min-width: 960px)': { display: 'flex' },
  },
  words: { position: 'relative', zIndex: 1, padding: 'clamp(40px, 9vh, 112px) 56px 0' },
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
})
