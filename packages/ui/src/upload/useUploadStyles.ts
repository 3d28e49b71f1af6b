import { makeStyles } from '@fluentui/react-components'
import { token } from '../theme/token.ts'

function border(colour: string) {
  return {
    borderTopColor: colour,
    borderRightColor: colour,
    borderBottomColor: colour,
    borderLeftColor: colour,
  }
}

export const useUploadStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalM'),
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  zone: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: token('spacingVerticalS'),
    padding: token('spacingHorizontalXXL'),
    border: `${token('strokeWidthThin')} dashed ${token('colorNeutralStrokeAccessible')}`,
    borderRadius: token('borderRadiusLarge'),
    backgroundColor: token('colorNeutralBackground2'),
    color: token('colorNeutralForeground2'),
    fontSize: token('fontSizeBase300'),
    textAlign: 'center',
  },
  zoneOver: {
    ...border(token('colorBrandStroke1')),
    backgroundColor: token('seaportPrimarySurface'),
    color: token('seaportPrimaryText'),
  },
  zoneClosed: {
    ...border(token('colorNeutralStrokeDisabled')),
    color: token('colorNeutralForeground3'),
  },
  zoneIcon: { fontSize: '32px', lineHeight: 0 },
  rules: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: '0.4em',
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
  },
  // No break between number and unit.
  rule: { whiteSpace: 'nowrap' },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalS'),
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: token('spacingHorizontalM'),
    minWidth: 0,
    padding: token('spacingHorizontalS'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusMedium'),
  },
  preview: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '48px',
    height: '48px',
    overflow: 'hidden',
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: token('colorNeutralBackground3'),
    color: token('colorNeutralForeground3'),
    fontSize: '24px',
  },
  picture: { width: '100%', height: '100%', objectFit: 'cover' },
  texts: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, gap: '2px' },
  name: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: token('fontSizeBase300'),
    color: token('colorNeutralForeground1'),
  },
  fate: {
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    fontVariantNumeric: 'tabular-nums',
  },
  bad: { color: token('colorStatusDangerForeground1') },
  bar: { width: '100%', height: '6px', accentColor: token('colorBrandBackground') },
})
