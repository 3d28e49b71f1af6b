import { makeStyles } from '@fluentui/react-components'
import { createArrowStyles } from '@fluentui/react-positioning'
import { token } from '@seaport/ui/theme-tokens'

export const useTourStyles = makeStyles({
  frame: {
    position: 'fixed',
    outline: `${token('strokeWidthThick')} solid ${token('colorBrandStroke1')}`,
    outlineOffset: '4px',
    borderRadius: token('borderRadiusMedium'),
  },
  callOut: {
    width: 'max-content',
    minWidth: '320px',
    maxWidth: 'min(420px, calc(100vw - 24px))',
    padding: token('spacingVerticalL'),
    backgroundColor: token('colorNeutralBackground1'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusXLarge'),
    filter: `drop-shadow(0 0 2px ${token('colorNeutralShadowAmbient')}) drop-shadow(0 8px 16px ${token('colorNeutralShadowKey')})`,
    fontSize: token('fontSizeBase300'),
    lineHeight: token('lineHeightBase300'),
  },
  arrow: createArrowStyles({ arrowHeight: 8, borderColor: token('colorNeutralStroke2') }),
  foot: {
    paddingTop: token('spacingVerticalM'),
  },
  count: { marginInlineEnd: 'auto', fontSize: token('fontSizeBase200') },
})
