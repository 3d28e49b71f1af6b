import { makeStyles } from '@fluentui/react-components'
import { token } from '../theme/token.ts'
import type { BoxElement } from './element.ts'

/** Room between things, by the theme's scale: 2, 4, 8, 12, 16, 20 and 24 px. */
export type Gap = 'none' | 'XXS' | 'XS' | 'S' | 'M' | 'L' | 'XL' | 'XXL'

const useStyles = makeStyles({
  XXS: { gap: token('spacingVerticalXXS') },
  XS: { gap: token('spacingVerticalXS') },
  S: { gap: token('spacingVerticalS') },
  M: { gap: token('spacingVerticalM') },
  L: { gap: token('spacingVerticalL') },
  XL: { gap: token('spacingVerticalXL') },
  XXL: { gap: token('spacingVerticalXXL') },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  p: { margin: 0 },
  ul: { margin: 0, padding: 0, listStyleType: 'none' },
  fieldset: { margin: 0, padding: 0, border: 'none' },
})

export type Align = 'start' | 'center' | 'end' | 'baseline' | 'stretch'

/** Gap, alignment and the element's own look, which a row and a column have in common. */
export function useBoxStyles(as: BoxElement, gap: Gap, align: Align): readonly (string | false)[] {
  const styles = useStyles()
  const plain = as === 'ol' ? 'ul' : as
  return [
    gap !== 'none' && styles[gap],
    align !== 'stretch' && styles[align],
    (plain === 'p' || plain === 'ul' || plain === 'fieldset') && styles[plain],
  ]
}
