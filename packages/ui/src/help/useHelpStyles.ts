import { makeStyles } from '@fluentui/react-components'
import { NARROW } from '../media/useMediaQuery.ts'
import { token } from '../theme/token.ts'

export const useHelpStyles = makeStyles({
  // Above a table's pagination (44 px and the screen's margin), below dialogs.
  root: {
    position: 'fixed',
    zIndex: 20,
    insetInlineEnd: 0,
    bottom: '84px',
    '@media print': { display: 'none' },
  },
  button: {
    // A tab on the edge that stays in the margin of every screen.
    minWidth: '24px',
    width: '24px',
    height: '48px',
    paddingInline: 0,
    borderStartEndRadius: 0,
    borderEndEndRadius: 0,
    boxShadow: token('shadow8'),
  },
  panel: {
    position: 'absolute',
    insetInlineEnd: '36px',
    bottom: 0,
    boxSizing: 'border-box',
    width: '300px',
    maxHeight: 'calc(100dvh - 160px)',
    overflow: 'auto',
    padding: token('spacingHorizontalM'),
    backgroundColor: token('colorNeutralBackground1'),
    color: token('colorNeutralForeground1'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusXLarge'),
    boxShadow: token('shadow16'),
    outlineStyle: 'none',
    [`@media ${NARROW}`]: { insetInlineEnd: '32px', width: 'min(300px, calc(100vw - 44px))' },
  },
  title: {
    margin: `0 ${token('spacingHorizontalS')} ${token('spacingVerticalS')}`,
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: token('spacingHorizontalM'),
    padding: token('spacingHorizontalS'),
    borderRadius: token('borderRadiusMedium'),
    color: token('colorNeutralForeground1'),
    textDecorationLine: 'none',
    ':hover': { backgroundColor: token('colorNeutralBackground1Hover') },
    ':focus-visible': {
      outline: `${token('strokeWidthThick')} solid ${token('colorStrokeFocus2')}`,
      outlineOffset: `calc(-1 * ${token('strokeWidthThick')})`,
    },
  },
  absent: { color: token('colorNeutralForeground3'), ':hover': { backgroundColor: 'transparent' } },
  icon: {
    display: 'inline-flex',
    padding: token('spacingHorizontalS'),
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: token('seaportPrimarySurface'),
    color: token('seaportPrimaryText'),
    fontSize: '20px',
  },
  hint: {
    textWrap: 'pretty',
  },
})
