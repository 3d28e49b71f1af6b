import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

export const usePortStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(288px, 100%), 1fr))',
    gap: token('spacingHorizontalL'),
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  cell: { display: 'grid' },
  card: {
    minHeight: '168px',
    padding: token('spacingHorizontalL'),
    backgroundColor: token('colorNeutralBackground1'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusLarge'),
  },
  strip: {
    marginTop: token('spacingVerticalL'),
    padding: `${token('spacingVerticalS')} ${token('spacingHorizontalL')}`,
    border: `1px dashed ${token('colorNeutralStroke1')}`,
    borderRadius: token('borderRadiusLarge'),
    color: token('colorNeutralForeground2'),
  },
  slots: {
    flex: '1 1 200px',
  },
  freeSlot: {
    position: 'relative',
    minWidth: '28px',
    paddingInline: '4px',
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: token('colorNeutralBackground3'),
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    lineHeight: '24px',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
  slot: {
    display: 'grid',
    placeContent: 'center',
    minWidth: '28px',
    height: '28px',
    paddingInline: '6px',
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: token('seaportPrimarySurface'),
    color: token('seaportPrimaryText'),
    fontWeight: token('fontWeightSemibold'),
    fontVariantNumeric: 'tabular-nums',
  },
  kind: {
    flexGrow: 1,
  },
  body: {
    flexGrow: 1,
  },
  quiet: { color: token('colorNeutralForeground3') },
})
