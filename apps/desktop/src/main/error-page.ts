import type { Messages } from '@seaport/seat-client/messages'

/**
 * Electron shows an empty window where a browser would show an error page. @returns the address of a page that
 * describes the error, and links back to `url`
 */
export function errorPage(url: string, code: string, messages: Messages): string {
  const host = URL.parse(url)?.host ?? url
  const reason = reasonOf(code)
  const html = `<!doctype html><meta charset="utf-8"><title>${escapeHtml(messages('unreachable.title'))}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:34em;margin:18vh auto;padding:0 1.5em}
h1{font-size:1.4em}small{opacity:.7}a{color:LinkText}</style>
<h1>${escapeHtml(messages('unreachable.title'))}</h1>
<p>${escapeHtml(messages(`unreachable.${reason}`, { host }))}</p>
<p><a href="${escapeHtml(url)}">${escapeHtml(messages('unreachable.again'))}</a></p><p><small>${escapeHtml(code)}</small></p>`
  return `data:text/html;charset=utf-8,${encodeURIComponent(html)}`
}

/** @param code one of Chromium's net errors */
function reasonOf(code: string) {
  if (/PROXY|TUNNEL|SOCKS/.test(code)) return 'proxy'
  if (/CERT_/.test(code)) return 'certificate'
  if (/SSL_/.test(code)) return 'protocol'
  return /INTERNET|NAME_|ADDRESS/.test(code) ? 'address' : 'other'
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
