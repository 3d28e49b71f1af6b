import { type NavigateOptions, useLocation } from 'react-router-dom'

/** What somebody brings along to a page of the entry: kept with the step in the browser's history, never in an address. */
export interface Arrival {
  email: string
  /** Why the login is next; none = on the way to another page. */
  reason?: 'registered' | 'reset'
}

/** The step to the login: `navigate(...loginWith({ email, reason }))`. */
export function loginWith(arrival: Arrival): [string, NavigateOptions] {
  return ['/login', { state: { arrival }, replace: true }]
}

/** What the person brought along to this page, if anything. */
export function useArrival(): Arrival | undefined {
  const { state } = useLocation() as { state: { arrival?: Arrival } | null }
  return state?.arrival
}
