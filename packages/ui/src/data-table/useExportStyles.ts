import { makeStyles } from '@griffel/react'
import { token } from '../theme/token.ts'

export const useExportStyles = makeStyles({
  running: { display: 'inline-flex', alignItems: 'center', gap: token('spacingHorizontalXS') },
  bar: { width: '120px', height: '8px', accentColor: token('colorBrandBackground') },
})
