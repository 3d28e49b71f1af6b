/** Path of one announcement. */
export const noticePath = (id: string): string => `/notification-user?${new URLSearchParams({ id })}`
