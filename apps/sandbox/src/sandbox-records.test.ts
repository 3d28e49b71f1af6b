import { expect, test } from 'vitest'
import { controlScenes, faultScenes, makingScenes } from './test-support/record/control-scenes.ts'
import { graphInstagram, graphReading, graphTokens } from './test-support/record/graph-reading.ts'
import {
  graphContainers,
  graphMessages,
  graphPages,
  graphScopes,
} from './test-support/record/graph-writing.ts'
import { formScenes, metaOauth, pageScenes, xOauth } from './test-support/record/page-scenes.ts'
import { openRecorder, type Recorder } from './test-support/record/recorder.ts'
import { xReading, xSearches, xStates } from './test-support/record/x-reading.ts'
import { xMedia, xMessages, xScopes, xWriting } from './test-support/record/x-writing.ts'

const stories: readonly (readonly [file: string, tell: (recorder: Recorder) => Promise<void>])[] = [
  ['x-reading', xReading],
  ['x-searches', xSearches],
  ['x-states', xStates],
  ['x-writing', xWriting],
  ['x-messages', xMessages],
  ['x-media', xMedia],
  ['x-scopes', xScopes],
  ['x-oauth', xOauth],
  ['graph-reading', graphReading],
  ['graph-instagram', graphInstagram],
  ['graph-tokens', graphTokens],
  ['graph-pages', graphPages],
  ['graph-containers', graphContainers],
  ['graph-messages', graphMessages],
  ['graph-scopes', graphScopes],
  ['meta-oauth', metaOauth],
  ['pages', pageScenes],
  ['forms', formScenes],
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
  const missing = [...routes].filter((route) => !route.endsWith('/2/*') && !asked.has(route))
  expect(missing).toEqual([])
})
