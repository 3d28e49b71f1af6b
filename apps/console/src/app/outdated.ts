const KEY = 'reloaded-for-update'

/** After an update of the server the files that this page still wants are gone: it is loaded anew, once. */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY))
    if (Date.now() - last < 60_000) return
    sessionStorage.setItem(KEY, String(Date.now()))
    event.preventDefault()
    location.reload()
  })
}
