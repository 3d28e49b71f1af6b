import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { asking } from '../../../shared/queries.ts'
import { seaport } from '../../../shared/seaport.ts'
import { withLine } from '../log-lines.ts'

/** What the desktop did, the newest first; each new line comes on top. */
export function useLog() {
  const queries = useQueryClient()
  useEffect(
    () =>
      seaport.on('log.line', (entry) =>
        queries.setQueryData(
          asking('log.list', {}).queryKey,
          (entries) => entries && withLine(entries, entry),
        ),
      ),
    [queries],
  )
  return useQuery(asking('log.list', {}))
}
