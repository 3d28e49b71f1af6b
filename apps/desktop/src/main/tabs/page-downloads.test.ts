import { EventEmitter } from 'node:events'
import type { DownloadItem, Session } from 'electron'
import { afterEach, expect, test, vi } from 'vitest'
import { announceDownloads } from './page-downloads.ts'

afterEach(() => void vi.useRealTimers())

function download(total: number, byPerson = false) {
  const item = Object.assign(new EventEmitter(), {
    received: 0,
    savePath: '',
    hasUserGesture: () => byPerson,
    getSavePath: () => item.savePath,
    getFilename: () => 'Bảng giá.pdf',
    getReceivedBytes: () => item.received,
    getTotalBytes: () => total,
    resumable: true,
    canResume: () => item.resumable,
    resume: vi.fn(),
  })
  return item
}

function start(total = 200) {
  const own = new EventEmitter()
  const announce = vi.fn()
  const saving = new Set<DownloadItem>()
  const stop = announceDownloads(
    own as unknown as Session,
    (key, values) => [key, ...Object.values(values ?? {})].join(' '),
    announce,
    saving,
  )
  const item = download(total)
  own.emit('will-download', {}, item, {})
  return { own, item, announce, stop, saving }
}

test.each([
  ['completed', 'download.saved Bảng giá.pdf'],
  ['interrupted', 'download.failed Bảng giá.pdf'],
  ['cancelled', ''],
])('a download that is %s ends with a message', (state, said) => {
  const { item, announce } = start()
  item.received = 50
  item.emit('updated', {}, 'progressing')
  item.emit('done', {}, state)
  expect(announce.mock.calls).toEqual([['download.progress Bảng giá.pdf 25 %', true], [said]])
})

test('progress is announced at intervals, and without a size the received bytes are', () => {
  const { item, announce } = start(0)
  item.received = 2_500_000
  for (let piece = 0; piece < 5; piece += 1) item.emit('updated', {}, 'progressing')
  expect(announce.mock.calls).toEqual([['download.progress Bảng giá.pdf 2.5 MB', true]])
})

test('an account that was reopened is notified of a download once', () => {
  const { own, stop } = start()
  stop()
  expect(own.listenerCount('will-download')).toBe(0)
})

/** What a page wants to save. @returns the file that the person is asked about; undefined where the page is refused */
function want(own: EventEmitter, byPerson = false) {
  const item = download(1, byPerson)
  const event = { preventDefault: vi.fn() }
  own.emit('will-download', event, item)
  return event.preventDefault.mock.calls.length > 0 ? undefined : item
}

test('a page that saves files without end asks about three at once, and about others after these', () => {
  const { own, item, announce } = start()
  const asked = [item, ...Array.from({ length: 50 }, () => want(own))]
  expect(asked.map((one) => one !== undefined).indexOf(false)).toBe(3)
  expect(asked.filter((one) => one !== undefined)).toHaveLength(3)
  expect(announce).toHaveBeenLastCalledWith('download.refused Bảng giá.pdf')
  // The person has said where to save one.
  item.savePath = '/home/lan/Bảng giá.pdf'
  item.emit('updated', {}, 'progressing')
  expect([want(own), want(own)].map((one) => one !== undefined)).toEqual([true, false])
})

test('a page whose question was closed asks no more for a minute, unless the person clicks', () => {
  vi.useFakeTimers()
  const { own, item } = start()
  item.emit('done', {}, 'cancelled')
  expect(want(own)).toBeUndefined()
  expect(want(own, true)).toBeDefined()
  vi.advanceTimersByTime(60_000)
  expect(want(own)).toBeDefined()
})

// sindresorhus/electron-dl#174: Chromium gives up without an end, and an incomplete file stays.
test('an interrupted download is resumed until it ends', () => {
  vi.useFakeTimers()
  const { item } = start()
  const interrupt = () => {
    item.emit('updated', {}, 'interrupted')
    vi.advanceTimersByTime(4999)
    const early = item.resume.mock.calls.length
    vi.advanceTimersByTime(1)
    return [early, item.resume.mock.calls.length]
  }
  expect([interrupt(), interrupt()]).toEqual([
    [0, 1],
    [1, 2],
  ])
  item.resumable = false
  expect(interrupt()).toEqual([2, 2])
  item.resumable = true
  item.emit('updated', {}, 'interrupted')
  item.emit('done', {}, 'interrupted')
  vi.advanceTimersByTime(60_000)
  expect(item.resume).toHaveBeenCalledTimes(2)
})

test('a download is being saved from when its place is chosen to its end', () => {
  const { item, saving } = start()
  item.emit('updated', {}, 'progressing')
  expect(saving.size).toBe(0)
  item.savePath = '/home/lan/Bảng giá.pdf'
  item.emit('updated', {}, 'progressing')
  expect([...saving]).toEqual([item])
  item.emit('done', {}, 'completed')
  expect(saving.size).toBe(0)
})
