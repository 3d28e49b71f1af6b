import { expect, test } from 'vitest'
import { optionalProps } from './optional-props.ts'

test.each([
  ['export function Cả({ a, b }: { a?: string; b: string }): ReactNode {', ['a']],
  [
    'interface CảProps {\n  a?: string\n  b: string\n}\n\nexport function Cả({ a, b }: CảProps): ReactNode {',
    ['a'],
  ],
  [
    'type CảProps = {\n  a?: string\n}\n\nexport function Cả(props: CảProps & { c?: 1 }): ReactNode {',
    ['a', 'c'],
  ],
  [
    'interface Of {\n  a?: 1\n}\n\nexport interface CảProps extends Of {\n  b?: 2\n}\n\nexport function Cả({ a }: CảProps): ReactNode {',
    ['a', 'b'],
  ],
  ['type Tree = { of?: Tree }\n\nexport function Cả({ tree }: { tree: Tree }): ReactNode {', ['of']],
  ['export function Cả({ a, b }: { a: string | undefined; b: Row | null }): ReactNode {', ['a']],
  ['export function Cả({ on }: { on: (at: Row | undefined) => void }): ReactNode {', []],
  ['export function Cả({ field }: { field: Field<number | undefined> }): ReactNode {', []],
  ['export function Other({ a }: { a?: 1 }): ReactNode {\n}\n\nexport function Cả(): ReactNode {', []],
])('%s', (source, expected) => expect(optionalProps(source.replaceAll('Cả', 'Ca'), 'Ca')).toEqual(expected))
