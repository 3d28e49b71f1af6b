import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ipcQuery } from '../../../shared/queries.ts'
import { seaport } from '../../../shared/seaport.ts'
import { withLine } from '../log-lines.ts'

/** Entries of the desktop's log, newest first; new ones are added on top. */
export function useLog() {
  const queries = useQueryClient()
  useEffect(
    () =>
      seaport.on('log.line', (entry) =>
        queries.setQueryData(
          ipcQuery('log.list', {}).queryKey,
          (entries) => entries && withLine(entries, entry),
        ),
      ),
    [queries],
  )
  return useQuery(ipcQuery('log.list', {}))
}
