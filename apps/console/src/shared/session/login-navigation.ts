import { type NavigateOptions, useLocation } from 'react-router-dom'

/** Navigation state of the login and registration pages: kept in the browser's history, never in the URL. */
export interface LoginNavigationState {
  email: string
  /** Reason for showing the login; none on the way to another page. */
  reason?: 'registered' | 'reset'
}

/** Arguments for navigating to the login: `navigate(...toLogin({ email, reason }))`. */
export function toLogin(login: LoginNavigationState): [string, NavigateOptions] {
  return ['/login', { state: { login }, replace: true }]
}

/** The navigation state that the user arrived with, if any. */
export function useLoginNavigationState(): LoginNavigationState | undefined {
  const { state } = useLocation() as { state: { login?: LoginNavigationState } | null }
  return state?.login
}
