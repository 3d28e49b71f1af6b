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
    columnGap: '0.4em',
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
  },
  // No break between number and unit.
  rule: { whiteSpace: 'nowrap' },
  item: {
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
  texts: { flexGrow: 1 },
  name: {
    color: token('colorNeutralForeground1'),
  },
  bad: { color: token('colorStatusDangerForeground1') },
  bar: { width: '100%', height: '6px', accentColor: token('colorBrandBackground') },
})
