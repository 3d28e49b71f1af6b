import type { tabCalls } from '@seaport/contract/desktop/ipc-tabs.schema'
import type { AccountTabs } from '../tabs/account-tabs.ts'
import type { Calls } from './calls.ts'

/** The accounts' pages: their bounds in the window, and their navigation. */
export function tabCallsOf(tabs: AccountTabs): Calls<keyof typeof tabCalls> {
  return {
    'tab.state': () => tabs.state(),
    'tab.layout': ({ panes }) => {
      tabs.layOut(panes)
      return {}
    },
    'tab.act': ({ id, action }) => {
      tabs.act(id, action)
      return {}
    },
    'tab.find': ({ id, text, again }) => {
      tabs.find(id, text, again)
      return {}
    },
    'tab.navigate': async ({ id, address }) => {
      await tabs.navigate(id, address)
      return {}
    },
  }
}
