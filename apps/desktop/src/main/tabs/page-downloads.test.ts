import { EventEmitter } from 'node:events'
import type { Session } from 'electron'
import { expect, test, vi } from 'vitest'
import { announceDownloads } from './page-downloads.ts'

function download(total: number) {
  const item = Object.assign(new EventEmitter(), {
    received: 0,
    getFilename: () => 'Bảng giá.pdf',
    getReceivedBytes: () => item.received,
    getTotalBytes: () => total,
  })
  return item
}

function start(total = 200) {
  const own = new EventEmitter()
  const announce = vi.fn()
  const stop = announceDownloads(
    own as unknown as Session,
    (key, values) => [key, ...Object.values(values ?? {})].join(' '),
    announce,
  )
  const item = download(total)
  own.emit('will-download', {}, item, {})
  return { own, item, announce, stop }
}

test.each([
  ['completed', 'download.saved Bảng giá.pdf'],
  ['interrupted', 'download.failed Bảng giá.pdf'],
  ['cancelled', ''],
])('a download that is %s ends with words', (state, said) => {
  const { item, announce } = start()
  item.received = 50
  item.emit('updated', {}, 'progressing')
  item.emit('done', {}, state)
  expect(announce.mock.calls.map(([text]) => text)).toEqual(['download.progress Bảng giá.pdf 25 %', said])
})

test('progress is not announced at each piece, and without a size what has arrived is', () => {
  const { item, announce } = start(0)
  item.received = 2_500_000
  for (let piece = 0; piece < 5; piece += 1) item.emit('updated', {}, 'progressing')
  expect(announce.mock.calls).toEqual([['download.progress Bảng giá.pdf 2.5 MB']])
})

test('an account that was reopened is notified of a download once', () => {
  const { own, stop } = start()
  stop()
  expect(own.listenerCount('will-download')).toBe(0)
})
