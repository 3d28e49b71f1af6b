import { useAtomValue } from 'jotai'
import { sessionAtom } from '../../../shared/session/session.ts'

/** Whether the person is an administrator: only administrators write scripts for everybody. */
export function usePublisher(): boolean {
  return useAtomValue(sessionAtom)?.superuser ?? false
}
