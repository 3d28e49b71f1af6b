import type { Clause } from '@seaport/i18n/document'
import { Text } from '@seaport/ui/text'
import type { ReactNode } from 'react'
import { fill, type Parties } from '../fill.ts'
import { useLegalStyles } from './useLegalStyles.ts'

export interface ClausesProps {
  /** Of the section. */
  number: number
  clauses: readonly Clause[]
  parties: Parties
}

/** The clauses of a section, each with the number that it is quoted by; a list belongs to the clause before it. */
export function Clauses({ number, clauses, parties }: ClausesProps): ReactNode {
  const styles = useLegalStyles()
  let count = 0
  return clauses.map((clause) => {
    if (typeof clause !== 'string')
      return (
        <ul key={clause.join()} className={styles.points}>
          {clause.map((point) => (
            <li key={point}>{fill(point, parties)}</li>
          ))}
        </ul>
      )
    count += 1
    return (
      <div key={clause} className={styles.clause}>
        <Text as="span" tone="quiet" numeric>{`${number}.${count}`}</Text>
        <p className={styles.words}>{fill(clause, parties)}</p>
      </div>
    )
  })
}
