import { randomUUID } from 'node:crypto'
import { desktopIpc } from '@seaport/contract/desktop/ipc.schema'
import { fieldsOf } from '../../../apps/server/src/test-support/tour/fields.ts'
import { pick } from '../random.ts'
import { changed, hostile } from './hostile.ts'

type IpcName = keyof typeof desktopIpc.calls
type ArgsSchema = (typeof desktopIpc.calls)[IpcName]['args']
type JsonSchema = NonNullable<ReturnType<ArgsSchema['toJSONSchema']>['not']>

/** A call to the main process from a window under somebody else's control. */
export interface WrongCall {
  readonly name: IpcName
  readonly args: unknown
  /** Whether the contract passes it to a handler; then it refers to ids that are not this seat's. */
  readonly wellFormed: boolean
}

/** Well-formed, these wait for a person: a dialog of the system asks where the file goes. */
const ASKS_A_PERSON: ReadonlySet<IpcName> = new Set(['script.saveFile'])
const names = Object.keys(desktopIpc.calls) as IpcName[]
/** Values that a page can send but JSON can't express. */
const unsayable = [undefined, Number.NaN, Number.POSITIVE_INFINITY, -0].map((value) => ({ value }))

/** @returns a call that breaks the contract, or one about something that nobody has */
export function wrongCall(random: () => number): WrongCall {
  for (;;) {
    const name = pick(random, names)
    const schema: ArgsSchema = desktopIpc.calls[name].args
    const right = sampleOf(schema.toJSONSchema({ io: 'input', unrepresentable: 'any' }))
    const args = random() < 0.2 ? right : spoiled(random, schema, right)
    const wellFormed = schema.safeParse(args).success
    // Names are harmless: nobody has that id, and no such file is ready.
    const namesNothing = ['id', 'path'].some((key) => Object.hasOwn(Object(args), key))
    const harmless = namesNothing && !ASKS_A_PERSON.has(name)
    if (!wellFormed || harmless) return { name, args, wellFormed }
  }
}

function spoiled(random: () => number, schema: ArgsSchema, right: unknown): unknown {
  const paths = [[], ...fieldsOf(schema), ['constructor'], ['surplus']]
  let args = right
  for (let times = 1 + Math.floor(random() * 3); times > 0; times--)
    args = changed(args, pick(random, paths), (old) =>
      random() < 0.1
        ? pick(random, unsayable).value
        : hostile(random, typeof old === 'function' ? null : old),
    )
  return args
}

/** The plainest value that a schema takes. */
function sampleOf(schema: JsonSchema): unknown {
  if (typeof schema === 'boolean') return null
  const { anyOf = [], oneOf = [], enum: words = [], type, properties = {} } = schema
  if (schema.const !== undefined) return schema.const
  if (words.length > 0) return words[0]
  const [option] = [...anyOf, ...oneOf]
  if (option) return sampleOf(option)
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, sampleOf(inner)]))
  if (type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(itemsOf(schema)))
  if (type === 'integer' || type === 'number') return Math.max(0, schema.minimum ?? 0)
  if (type === 'boolean') return true
  return type === 'string' ? randomUUID().slice(0, schema.maxLength) : null
}

function itemsOf({ items }: Exclude<JsonSchema, boolean>): JsonSchema {
  return Array.isArray(items) ? true : (items ?? true)
}
