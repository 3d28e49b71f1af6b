import { expect, test } from 'vitest'
import { linkStart } from './vite-links.ts'

type Bundle = Parameters<typeof linkStart>[0]

const chunk = (fileName: string, code: string, imports: string[] = [], more: object = {}) => ({
  [fileName]: {
    type: 'chunk',
    fileName,
    code,
    imports,
    moduleIds: [`/src/${fileName}`],
    isEntry: false,
    ...more,
  },
})

const runtime = () =>
  chunk('assets/run.js', 'var a=1,b=2;export{a as n,b as r};', [], { moduleIds: ['rolldown/runtime.js'] })

const start = (code: string, imports = ['assets/run.js']) =>
  chunk('assets/start.js', code, imports, { isEntry: true })

const linked = (...parts: object[]) => {
  const bundle = Object.assign({}, ...parts) as Bundle
  linkStart(bundle)
  return bundle as Record<string, { code: string; imports: string[] }>
}

test('the helpers move into the first file, and others import the names that things have there', () => {
  const bundle = linked(
    runtime(),
    start('import{n as x,r as y}from"./run.js";var q=x+y;export{q as z};'),
    chunk('assets/screen.js', 'import{r as h}from"./run.js";import{z as k}from"./start.js";h(k);', [
      'assets/run.js',
      'assets/start.js',
    ]),
  )
  expect(Object.keys(bundle)).toEqual(['assets/start.js', 'assets/screen.js'])
  expect(bundle['assets/start.js']).toMatchObject({
    code: 'const{n:x,r:y}=(()=>{var a=1,b=2;return{n:a,r:b}})();var q=x+y;export{q,x,y};',
    imports: [],
  })
  expect(bundle['assets/screen.js']).toMatchObject({
    code: 'import{y as h}from"./start.js";import{q as k}from"./start.js";h(k);',
    imports: ['assets/start.js'],
  })
})

test('what the build would link wrongly ends it', () => {
  const first = start('import{n as x,r as y}from"./run.js";export{x as z};')
  const strange = chunk('assets/screen.js', 'export*from"./start.js";', ['assets/start.js'])
  expect(() => linked(runtime(), first, strange)).toThrow('imported in a way')
  const late = start('import"./early.js";export{};', ['assets/early.js'])
  expect(() => linked(runtime(), late, chunk('assets/early.js', ''))).toThrow('runs before')
  const half = start('import{n as x}from"./run.js";export{x as z};')
  expect(() => linked(runtime(), half)).toThrow('does not use all')
})
