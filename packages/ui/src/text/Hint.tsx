import type { ReactNode } from 'react'
import { Text, type TextProps } from './Text.tsx'

export interface HintProps extends Omit<TextProps, 'as' | 'size' | 'tone'> {
  /** A `p` unless told. */
  as?: TextProps['as']
}

/** Small and quiet words that explain what stands beside them. */
export function Hint({ as = 'p', ...rest }: HintProps): ReactNode {
  return <Text {...rest} as={as} size="small" tone="quiet" />
}
