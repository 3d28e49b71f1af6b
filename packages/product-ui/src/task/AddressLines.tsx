import { useT } from '@seaport/i18n/react'
import { LinesField, type LinesFieldProps } from '@seaport/ui/lines-field'
import type { ReactNode } from 'react'

/** Number of invalid lines that are listed; more are counted. */
const MOST_NAMED = 3

interface AddressLinesProps extends LinesFieldProps {
  /** Validates by the account's network; undefined = no account chosen, or anything is valid. */
  check: { form: 'post' | 'profile' | 'group'; isRight: (text: string) => boolean } | undefined
}

/** Links, handles and ids, one per line, validated by the network's formats while typing. */
export function AddressLines({ check, field, ...rest }: AddressLinesProps): ReactNode {
  const error = useAddressError(check, field.value)
  return <LinesField {...rest} field={{ ...field, error: error ?? field.error }} />
}

/** @returns which lines are invalid and why; undefined = none */
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
