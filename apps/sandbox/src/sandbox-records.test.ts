import { expect, test } from 'vitest'
import { controlScenes, faultScenes, makingScenes } from './test-support/record/control-scenes.ts'
import { openRecorder, type Recorder } from './test-support/record/recorder.ts'
import { xReading, xStates } from './test-support/record/x-reading.ts'
import { xMedia, xMessages, xScopes, xWriting } from './test-support/record/x-writing.ts'

const stories: readonly (readonly [file: string, tell: (recorder: Recorder) => Promise<void>])[] = [
  ['x-reading', xReading],
  ['x-states', xStates],
  ['x-writing', xWriting],
  ['x-messages', xMessages],
  ['x-media', xMedia],
  ['x-scopes', xScopes],
  ['faults', faultScenes],
  ['control', controlScenes],
  ['making', makingScenes],
]

const routes = new Set<string>()
const asked = new Set<string>()

/** Every request and every answer; docs/contributing.md says how a record is changed. */
test.each(stories)('%s', async (file, tell) => {
  const recorder = await openRecorder()
  await tell(recorder)
  await recorder.close()
  for (const route of recorder.routes) routes.add(route)
  for (const route of recorder.asked) asked.add(route)
  await expect(recorder.text()).toMatchFileSnapshot(`records/${file}.txt`)
})

test('each endpoint is asked in a record', () => {
  const inRecords = /^(GET|POST|DELETE) \/(2(?!\/oauth2|\/\*)|_control|health)/
  const missing = [...routes].filter((route) => inRecords.test(route) && !asked.has(route))
  expect(missing).toEqual([])
})
