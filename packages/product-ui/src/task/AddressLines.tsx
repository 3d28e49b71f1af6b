import type { TaskKindId } from '@seaport/contract/work/task-kind'
import { useT } from '@seaport/i18n/react'
import { type AddressPlace, addressFormOf, isAddress } from '@seaport/platforms/task-address'
import { LinesField, type LinesFieldProps } from '@seaport/ui/lines-field'
import type { ReactNode } from 'react'

/** Wrong lines that are named; the others are counted. */
const MOST_NAMED = 3

interface AddressLinesProps extends LinesFieldProps {
  kind: TaskKindId
  /** The network of the chosen account; undefined = none is chosen yet. */
  place: AddressPlace | undefined
}

/** Links, names and numbers, one per line, held to the network's own forms while they are typed. */
export function AddressLines({ kind, place, field, ...rest }: AddressLinesProps): ReactNode {
  const error = useAddressError(kind, place, field.value)
  return <LinesField {...rest} field={{ ...field, error: error ?? field.error }} />
}

/** @returns which lines are wrong and why; undefined = none is */
function useAddressError(
  kind: TaskKindId,
  place: AddressPlace | undefined,
  lines: readonly string[],
): string | undefined {
  const t = useT('validation')
  const form = addressFormOf(kind)
  if (!place || form === null) return undefined
  const wrong = lines.flatMap((text, index) => (isAddress(place, form, text) ? [] : [{ text, index }]))
  if (wrong.length === 0) return undefined
  const named = wrong
    .slice(0, MOST_NAMED)
    .map(({ text, index }) => t('line_wrong', { line: index + 1, text, why: t(`not_a_${form}`) }))
  const more = wrong.length - named.length
  return [...named, ...(more > 0 ? [t('lines_more', { count: more })] : [])].join('\n')
}
