import type { FastifyReply } from 'fastify'
import { html, type Markup } from './html.ts'
import type { Visitor } from './sessions.ts'

/** Frame of every page. */
interface Frame {
  title: string
  visitor?: Visitor | undefined
  /** A small centred card without the bar: for signing in. */
  narrow?: boolean
  status?: number
}

const bar = (visitor: Visitor | undefined) => html`<header class="bar"><div>
  <a class="brand" href="/">Seaside</a>
  <form class="find" action="/search" role="search"><label class="hide" for="q">Search</label><input id="q" name="q" type="search" placeholder="Search people and posts"></form>
  <nav aria-label="Account">${
    visitor
      ? html`<a href="/messages">Messages</a><a href="/${visitor.person.handle}">@${visitor.person.handle}</a>`
      : html`<a class="button main" href="/login">Sign in</a>`
  }</nav>
</div></header>`

/** Sends a page. Its policy allows no scripts, no frames and nothing from other hosts. */
export function sendPage(reply: FastifyReply, frame: Frame, content: Markup): FastifyReply {
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${frame.title} · Seaside</title><link rel="stylesheet" href="/i/style.css"></head>
<body>${frame.narrow ? '' : bar(frame.visitor)}<main class="${frame.narrow ? 'narrow' : 'page'}">${content}</main></body></html>`
  return reply
    .status(frame.status ?? 200)
    .headers({
      'content-security-policy':
        "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(page.text)
}

/** A page with a message alone, such as an error. */
export const sendNotice = (
  reply: FastifyReply,
  status: number,
  title: string,
  text: string,
  visitor?: Visitor,
) =>
  sendPage(
    reply,
    { title, status, visitor },
    html`<div class="card"><h1>${title}</h1><p>${text}</p><a href="/">Back to the home page</a></div>`,
  )
