import { makeStyles } from '@fluentui/react-components'
import { token } from '../theme/token.ts'

export const useMotifStyles = makeStyles({
  root: { width: '152px', height: '100px' },
  moon: { fill: token('seaportPrimarySurface') },
  fill: { fill: token('seaportPrimaryBorder') },
  line: {
    fill: 'none',
    stroke: token('seaportPrimaryText'),
    strokeWidth: '2px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  water: { fill: 'none', stroke: token('seaportPrimaryBorder'), strokeWidth: '2px', strokeLinecap: 'round' },
})
