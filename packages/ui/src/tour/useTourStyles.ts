import { makeStyles } from '@griffel/react'
import { token } from '../theme/token.ts'

export const useTourStyles = makeStyles({
  target: {
    outline: `${token('strokeWidthThick')} solid ${token('colorBrandStroke1')}`,
    outlineOffset: '4px',
    borderRadius: token('borderRadiusMedium'),
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token('spacingHorizontalS'),
    paddingTop: token('spacingVerticalM'),
  },
  count: { marginInlineEnd: 'auto', fontSize: token('fontSizeBase200') },
})
