import { tokens } from '@fluentui/react-theme'
import { makeStyles } from '@griffel/react'
import { NARROW } from '../media/useMediaQuery.ts'

export const usePaginationStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: tokens.spacingHorizontalXS,
    minHeight: '44px',
    paddingInline: tokens.spacingHorizontalM,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  total: { marginInlineEnd: 'auto' },
  size: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    marginInlineEnd: tokens.spacingHorizontalS,
  },
  sizeLabel: {
    [`@media ${NARROW}`]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  where: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  far: { [`@media ${NARROW}`]: { display: 'none' } },
})
