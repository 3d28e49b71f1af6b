import { makeStyles } from '@fluentui/react-components'
import { NARROW } from '../media/useMediaQuery.ts'
import { token } from '../theme/token.ts'

export const usePaginationStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: token('spacingHorizontalXS'),
    minHeight: '44px',
    paddingInline: token('spacingHorizontalM'),
    borderTop: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    color: token('colorNeutralForeground2'),
    fontSize: token('fontSizeBase200'),
    '@media print': { display: 'none' },
  },
  total: {
    minWidth: 0,
    marginInlineEnd: 'auto',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  hint: {
    marginInlineStart: token('spacingHorizontalM'),
    color: token('colorNeutralForeground3'),
    [`@media ${NARROW}`]: { display: 'none' },
  },
  size: {
    display: 'flex',
    alignItems: 'center',
    gap: token('spacingHorizontalS'),
    marginInlineEnd: token('spacingHorizontalS'),
  },
  sizeLabel: {
    whiteSpace: 'nowrap',
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
