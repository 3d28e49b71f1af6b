import { type TabActions, useTabs } from '@seaport/ui/use-tabs'
import { useLocation, useNavigate } from 'react-router-dom'
import { isStillAt } from '../address/still-at.ts'

/**
 * The open tabs, for the screen that is shown. Closing its own leads to another, unless the user has clicked for one
 * by then: what closes it may have waited for the server.
 * @param home the screen to prefer
 */
export function useScreenTabs(home?: string): TabActions {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return useTabs(pathname, (path) => void (isStillAt(pathname) && navigate(path)), home)
}
