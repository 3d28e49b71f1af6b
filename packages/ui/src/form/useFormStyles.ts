import { makeStyles } from '@fluentui/react-components'
import { token } from '../theme/token.ts'

export const useFormStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: token('spacingVerticalL'), minWidth: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    alignItems: 'start',
    gap: token('spacingHorizontalL'),
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: token('spacingHorizontalS') },
})
