import { expect, test } from 'vitest'
import { LiveEvent } from './event.schema.ts'
import { liveEventFields, readLiveEvent } from './event.ts'

test('the checked fields are those of the schema', () => {
  const fields = LiveEvent.options.map(({ shape: { type, ...rest } }) => [type.value, Object.keys(rest)])
  expect(Object.fromEntries(fields)).toEqual(liveEventFields)
})

test('an event is parsed as the schema parses it', () => {
  const events = [
    { type: 'library' },
    { type: 'order', order_no: '7', status: 'paid' },
    { type: 'account', id: 'a', seat_id: null },
  ]
  expect(events.map(readLiveEvent)).toEqual(events.map((event) => LiveEvent.parse(event)))
})

test.each([null, 'task', 7, [], {}, { type: 7 }, { type: 'moon' }, { type: 'toString' }, { type: 'seat' }])(
  'an unknown event is ignored: %j',
  (data) => {
    expect(LiveEvent.safeParse(data).success).toBe(false)
    expect(readLiveEvent(data)).toBeNull()
  },
)
