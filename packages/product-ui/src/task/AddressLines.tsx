import { useT } from '@seaport/i18n/react'
import { LinesField, type LinesFieldProps } from '@seaport/ui/lines-field'
import type { ReactNode } from 'react'

/** Wrong lines that are named; the others are counted. */
const MOST_NAMED = 3

interface AddressLinesProps extends LinesFieldProps {
  /** What the chosen account's network can have; undefined = no account is chosen yet, or anything goes. */
  check: { form: 'post' | 'profile' | 'group'; isRight: (text: string) => boolean } | undefined
}

/** Links, names and numbers, one per line, held to the network's own forms while they are typed. */
export function AddressLines({ check, field, ...rest }: AddressLinesProps): ReactNode {
  const error = useAddressError(check, field.value)
  return <LinesField {...rest} field={{ ...field, error: error ?? field.error }} />
}

/** @returns which lines are wrong and why; undefined = none is */
function useAddressError(check: AddressLinesProps['check'], lines: readonly string[]): string | undefined {
  const t = useT('validation')
  if (!check) return undefined
  const wrong = lines.flatMap((text, index) => (check.isRight(text) ? [] : [{ text, index }]))
  if (wrong.length === 0) return undefined
  const named = wrong
    .slice(0, MOST_NAMED)
    .map(({ text, index }) => t('line_wrong', { line: index + 1, text, why: t(`not_a_${check.form}`) }))
  const more = wrong.length - named.length
  return [...named, ...(more > 0 ? [t('lines_more', { count: more })] : [])].join('\n')
}
