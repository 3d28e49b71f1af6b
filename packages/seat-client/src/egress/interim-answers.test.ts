import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createDirectFetch } from './proxied-fetch.ts'

const LAST = 'HTTP/1.1 201 Created\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}'

// A 103 as in nodejs/undici#196, the 102 of RFC 2518, and several in a row.
test.each([
  ['one 103', '103 Early Hints\r\nlink: </style.css>; rel=preload', 1],
  ['one 102', '102 Processing', 1],
  ['a hundred 103', '103 Early Hints\r\nlink: </a>', 100],
])('an answer after %s is read', async (_, interim, times) => {
  let posts = 0
  const server = createServer((socket) => {
    socket.once('data', () => {
      posts++
      socket.end(`HTTP/1.1 ${interim}\r\n\r\n`.repeat(times) + LAST)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    const answer = await createDirectFetch()(`http://127.0.0.1:${port}/2/tweets`, {
      method: 'POST',
      body: '{}',
    })
    expect([answer.status, await answer.text(), posts]).toEqual([201, '{}', 1])
  } finally {
    server.close()
  }
})
