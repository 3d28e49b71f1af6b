import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { createSurface, type Wire } from './surface.ts'

const names = { calls: ['port.board'], events: ['port.changed'] }

function recordingWire() {
  const emitter = new EventEmitter()
  const sent: [string, unknown][] = []
  const wire: Wire = {
    invoke: async (channel, args) => {
      sent.push([channel, args])
      return { ok: true, value: 7 }
    },
    on: (channel, listener) => emitter.on(channel, listener),
    removeListener: (channel, listener) => emitter.removeListener(channel, listener),
  }
  return { wire, emitter, sent }
}

test('passes a call of the contract on, under its channel', async () => {
  const { wire, sent } = recordingWire()
  expect(await createSurface(names, wire).call('port.board', { seat: '1' })).toEqual({ ok: true, value: 7 })
  expect(sent).toEqual([['call:port.board', { seat: '1' }]])
})

test.each(['port.steal', 'call:port.board', '__proto__', ''])('keeps %j off the wire', async (name) => {
  const { wire, sent, emitter } = recordingWire()
  const surface = createSurface(names, wire)
  await expect(surface.call(name, {})).rejects.toThrow('Unknown call')
  expect(() => surface.on(name, () => undefined)).toThrow('Unknown event')
  expect(sent).toEqual([])
  expect(emitter.eventNames()).toEqual([])
})

test('gives listeners the payload alone, until they leave', () => {
  const { wire, emitter } = recordingWire()
  const heard: unknown[][] = []
  const leave = createSurface(names, wire).on('port.changed', (...args) => heard.push(args))
  emitter.emit('event:port.changed', { sender: 'secret' }, { slot: 1 })
  leave()
  emitter.emit('event:port.changed', { sender: 'secret' }, { slot: 2 })
  expect(heard).toEqual([[{ slot: 1 }]])
})
