import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

export const useBerthStyles = makeStyles({
  quay: { display: 'flex', flexWrap: 'wrap', rowGap: token('spacingVerticalS') },
  // The quay above, and a pier to the left of each.
  place: {
    display: 'flex',
    paddingTop: '3px',
    borderTop: `3px solid ${token('colorNeutralStroke1')}`,
    backgroundImage: `linear-gradient(${token('colorNeutralStroke1')}, ${token('colorNeutralStroke1')})`,
    backgroundSize: '2px 8px',
    backgroundRepeat: 'no-repeat',
  },
  more: {
    alignItems: 'center',
    paddingInline: token('spacingHorizontalS'),
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
  },
  berth: { flexShrink: 0, width: '36px', height: '26px' },
  account: { fill: token('seaportChart5') },
  task: { fill: token('seaportChart1') },
  free: { fill: 'none', stroke: token('colorNeutralStrokeAccessible'), strokeDasharray: '2 2.4' },
  water: { fill: 'none', stroke: token('seaportPrimaryBorder'), strokeWidth: '1.5px' },
})
