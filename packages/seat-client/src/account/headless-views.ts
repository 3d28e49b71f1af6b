import type { AccountPage, AccountViews } from './account-views.ts'

/**
 * Views of a headless client: they record the open accounts with their proxies, and show nothing.
 * @param openPage replaces the person's browser, for example to complete a sign-in
 */
export function createHeadlessViews(
  openPage: (page: AccountPage) => Promise<void> = async () => undefined,
): AccountViews {
  const open = new Map<string, AccountPage>()
  return {
    shown: false,
    async open(page) {
      open.set(page.accountId, page)
      await openPage(page)
    },
    focus: (accountId) => open.has(accountId),
    close: async (accountId) => void open.delete(accountId),
    closeAll: async () => open.clear(),
    pageOf(accountId) {
      const page = open.get(accountId)
      return page && { url: page.url, title: page.title }
    },
    announce: () => undefined,
    list: () => [...open.values()],
    proxyOf: (accountId) => open.get(accountId)?.proxy,
    forget: async (accountId) => void open.delete(accountId),
  }
}
