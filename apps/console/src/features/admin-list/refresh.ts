/** Poll interval in ms: events cover only the user's own tenant. */
export const REFRESH_MS = 10_000
