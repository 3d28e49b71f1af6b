/** Path of one announcement. */
export const announcementPath = (id: string): string => `/notification-user?${new URLSearchParams({ id })}`
