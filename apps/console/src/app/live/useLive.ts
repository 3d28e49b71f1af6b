import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Keeps what is on the screen in step with the server for as long as this session lasts. Its code comes after the first paint, which does not need it. */
export function useLive(token: string): void {
  const queries = useQueryClient()
  useEffect(() => {
    const end = new AbortController()
    void import('./subscribe.ts').then((file) => file.subscribeToLiveEvents(queries, token, end.signal))
    return () => end.abort()
  }, [queries, token])
}
