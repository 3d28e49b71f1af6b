import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

export const useCarouselStyles = makeStyles({
  root: { minWidth: 0 },
  track: {
    display: 'flex',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    borderRadius: token('borderRadiusLarge'),
    ':focus-visible': {
      outline: `${token('strokeWidthThick')} solid ${token('colorStrokeFocus2')}`,
      outlineOffset: `calc(-1 * ${token('strokeWidthThick')})`,
    },
  },
  slide: { flexShrink: 0, width: '100%', scrollSnapAlign: 'start' },
  foot: {
    paddingTop: token('spacingVerticalS'),
  },
  // 24 px to press, a dot of 8 to see; the current one is longer: colours alone are hard to tell apart.
  dot: {
    width: '24px',
    height: '24px',
    padding: '8px',
    border: 'none',
    borderRadius: token('borderRadiusCircular'),
    backgroundClip: 'content-box',
    backgroundColor: token('colorNeutralStrokeAccessible'),
    cursor: 'pointer',
    transitionProperty: 'width',
    transitionDuration: token('durationNormal'),
    '&[aria-current="true"]': { width: '36px', backgroundColor: token('colorBrandForeground1') },
    ':focus-visible': { outline: `${token('strokeWidthThick')} solid ${token('colorStrokeFocus2')}` },
  },
})
