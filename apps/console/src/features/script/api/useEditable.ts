import type { Script } from '@seaport/contract/work/script.schema'
import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { sessionAtom } from '../../../shared/session/session.ts'

/** Whether the person is an administrator: only administrators write scripts for everybody. */
export function usePublisher(): boolean {
  return useAtomValue(sessionAtom)?.superuser ?? false
}

/** Whether the person may change a script: their own, and as an administrator public ones. */
export function useEditable(): (script: Script) => boolean {
  const publisher = usePublisher()
  return useCallback((script) => publisher || !script.public, [publisher])
}
