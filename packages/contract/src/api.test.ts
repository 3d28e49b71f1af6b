import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints, schemasOf } from './api.schema.ts'
import * as proxySchema from './desk/proxy.schema.ts'
import { desktopIpc } from './desktop/ipc.schema.ts'
import { BulkIds, Email, EmptyData, Name, Remark, SearchText, TimeZone } from './kernel/primitives.schema.ts'
import { MAX_STORED } from './kernel/primitives.ts'
import * as orderSchema from './money/order.schema.ts'
import * as registrationSchema from './people/registration.schema.ts'
import { RegistrationConfig } from './people/registration.schema.ts'
import { DownloadAddress, VersionNumber } from './platform/version.schema.ts'
import { GuardLimits } from './work/guard.schema.ts'

type Schema = z.core.JSONSchema.BaseSchema

/** Every schema nested in a schema, with its path. */
function* within(schema: Schema, path: string): Generator<[string, Schema]> {
  yield [path, schema]
  const { properties = {}, $defs = {}, anyOf = [], oneOf = [], allOf = [], prefixItems = [] } = schema
  const { items, additionalProperties } = schema
  const parts: [string, unknown][] = [
    ...Object.entries({ ...properties, ...$defs }).map(([name, part]): [string, unknown] => [
      `.${name}`,
      part,
    ]),
    ...[...anyOf, ...oneOf, ...allOf, ...prefixItems].map((part): [string, unknown] => ['', part]),
    ['[]', items],
    ['{}', additionalProperties],
  ]
  for (const [name, part] of parts)
    if (typeof part === 'object' && part !== null) yield* within(part as Schema, path + name)
}

function partsOf(names: readonly ('params' | 'query' | 'body' | 'data')[]): [string, Schema][] {
  return endpoints.flatMap((endpoint) =>
    names.flatMap((name) => {
      const schema = schemasOf(endpoint)[name]
      if (!schema) return []
      const json = z.toJSONSchema(schema, {
        io: name === 'data' ? 'output' : 'input',
        unrepresentable: 'any',
      })
      return [...within(json as Schema, `${endpoint.method} ${endpoint.path} ${name}`)]
    }),
  )
}

/** Calls from the desktop's window to its main process. */
const windowArgs = Object.entries(desktopIpc.calls).flatMap(([name, { args }]) => [
  ...within(z.toJSONSchema(args, { io: 'input', unrepresentable: 'any' }) as Schema, name),
])

/** Texts that are normalized before their length is checked. */
const measuredLater = ['POST /proxy body.ip', 'PATCH /proxy/:id body.ip']

test('every text and list that a caller sends has an upper bound', () => {
  const endless = [...partsOf(['params', 'query', 'body']), ...windowArgs].filter(
    ([, { type, maxLength, maxItems, format, pattern, enum: oneOf, const: only }]) =>
      (type === 'string' &&
        [maxLength, format, pattern, oneOf, only].every((bound) => bound === undefined)) ||
      (type === 'array' && maxItems === undefined),
  )
  expect(endless.map(([path]) => path)).toEqual(measuredLater)
})

/** Endpoints without any input besides their path. */
const withoutBody =
  /^POST (?:\/file|\/account\/import-columns|\/feedback\/screenshot|(?:\/admin)?\/release\/:id\/(?:discard|roll-back|withdraw)) body$/

test('requests and answers have fields, except those declared empty', () => {
  const isEmpty = ([, { type, properties = {}, additionalProperties }]: [string, Schema]) =>
    type === 'object' && Object.keys(properties).length === 0 && !additionalProperties
  const sent = partsOf(['params', 'query', 'body']).filter(isEmpty)
  expect(sent.filter(([path]) => !withoutBody.test(path))).toEqual([])
  // Empty objects are allowed as a whole answer, but not inside one.
  const answered = partsOf(['data']).filter(isEmpty)
  expect(answered.filter(([path]) => !path.endsWith(' data'))).toEqual([])
  for (const endpoint of endpoints) {
    const { data } = schemasOf(endpoint)
    if (isEmpty(['', z.toJSONSchema(data, { unrepresentable: 'any' })]))
      expect(data, endpoint.path).toBe(EmptyData)
  }
})

test('every parameter of a path is declared', () => {
  for (const endpoint of endpoints) {
    const { path } = endpoint
    const { params } = schemasOf(endpoint)
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(Object.keys(params?.shape ?? {}), path).toEqual(named)
  }
})

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

test.each<[string, z.ZodType, unknown[], unknown[]]>([
  ['a name', Name, ['a', 'a'.repeat(80), ` ${'a'.repeat(80)} `], ['', ' ', 'a'.repeat(81)]],
  ['a remark', Remark, ['', 'a'.repeat(500)], ['a'.repeat(501)]],
  ['a search', SearchText, [undefined, '', 'a'.repeat(100)], ['a'.repeat(101)]],
  ['an e-mail address', Email, [`${'a'.repeat(64)}@b.example`], [`a@${'b.'.repeat(126)}ex`, 'a']],
  ['rows of a bulk action', BulkIds, [['1'], Array(200).fill('1')], [[], Array(201).fill('1'), ['']]],
  ['a time zone', TimeZone, ['UTC', 'Asia/Hong_Kong'], ['+08:00', '-0100', 'Moon/Base', '']],
  [
    'a version',
    VersionNumber,
    ['0.0.0', '1.20.300', '1.2.3-beta.10'],
    ['1.2', '01.2.3', '1.2.3-beta', '1.2.3-gamma.1', 'v1.2.3', '1.2.3 ', '100000.0.0', '1.2.3-rc.01'],
  ],
  [
    'an address of a download',
    DownloadAddress,
    [
      '/downloads/a.dmg',
      '/downloads/1.2.3/Seaport-1.2.3.exe',
      'https://a.example/x?y#z',
      'https://a.example',
    ],
    [
      'x/downloads/a.dmg',
      '/downloads/',
      '/downloads/../a.dmg',
      '/downloads/.a',
      '/downloads//a',
      '/downloads/a.dmg?x',
      'http://a.example/x',
      'https://ann@a.example/x',
      'https://',
    ],
  ],
])('%s is accepted at its bounds and refused beyond them', (_what, schema, good, bad) => {
  expect(good.filter((value) => !takes(schema, value))).toEqual([])
  expect(bad.filter((value) => takes(schema, value))).toEqual([])
})

test('texts are trimmed and email addresses converted to lower case', () => {
  expect([Name.parse(' a '), Remark.parse(' b '), SearchText.parse(' c ')]).toEqual(['a', 'b', 'c'])
  expect(Email.parse('Ann@B.Example')).toBe('ann@b.example')
})

test.each([
  ['a.example', true],
  ['proxy-1.a.example', true],
  ['[2001:db8::1]', true],
  ['203.0.113.7', true],
  [' A.EXAMPLE ', true],
  ['a.exa_mple', false],
  ['a.exa mple', false],
  ['-a.example', false],
  ['256.1.1.1', false],
  ['a..example', false],
  ['a.example/x', false],
  [`${'a'.repeat(64)}.example`, false],
  [`${'a.'.repeat(126)}ab`, false],
])('the host %s of a proxy is accepted: %s', (ip, taken) => {
  expect(takes(proxySchema.createProxy.body.shape.ip, ip)).toBe(taken)
})

const registration = {
  allow_registration: true,
  refusal_messages: {},
  max_per_ip_per_day: 1,
  gifted_ports: 0,
  gifted_days: 0,
}
test.each([
  [{}, true],
  [{ gifted_ports: 1, gifted_days: 1 }, true],
  [{ gifted_ports: 1 }, false],
  [{ gifted_days: 1 }, false],
  [{ max_per_ip_per_day: 0 }, false],
  [{ refusal_messages: { en: ' Later. ' } }, true],
  [{ refusal_messages: { en: '  ' } }, false],
])('a registration with %j is accepted: %s', (change, taken) => {
  expect(takes(RegistrationConfig, { ...registration, ...change })).toBe(taken)
})

const form = {
  email: 'ann.lee@b.example',
  code: '123456',
  password: 'seventeen harbours',
  confirm_password: 'seventeen harbours',
  industry: registrationSchema.register.body.shape.industry.options[0],
  team_size: registrationSchema.register.body.shape.team_size.options[0],
  agree: true,
}
test.each<[object, (string | undefined)[]]>([
  [{}, []],
  [{ code: ' 123456 ' }, []],
  [{ code: '12345' }, ['code_digits']],
  [{ agree: false }, ['agreement_required']],
  [{ confirm_password: 'other' }, ['password_mismatch']],
  // Reports both errors together, even while another field is wrong; a missing field compares as undefined.
  [{ code: '', confirm_password: 'other' }, ['code_digits', 'password_mismatch']],
  [{ password: 'annlee2024', confirm_password: 'annlee2024' }, ['password_personal']],
  [
    { code: '', password: 'annlee2024', confirm_password: 'annlee2024' },
    ['code_digits', 'password_personal'],
  ],
  [{ confirm_password: undefined, code: '' }, ['code_digits']],
  [{ email: undefined, code: '' }, ['code_digits']],
  [{ password: undefined, code: '' }, ['code_digits']],
])('a registration with %j has these field errors: %j', (change, faults) => {
  const { error } = registrationSchema.register.body.safeParse({ ...form, ...change })
  const words = (error?.issues ?? [])
    .map(({ message }) => message)
    .filter((word) => /^[a-z]+_[a-z]+$/.test(word))
  expect(words).toEqual(faults)
})

/** Characters of the largest JSON that a schema takes. */
function largest(schema: Schema, defs: Schema['$defs'] = schema.$defs): number {
  const { $ref, anyOf, oneOf, enum: values, const: only } = schema
  const all = (some: readonly unknown[]) => some.map((one) => largest(one as Schema, defs))
  if ($ref) return largest((defs?.[$ref.replace('#/$defs/', '')] ?? {}) as Schema, defs)
  if (anyOf ?? oneOf) return Math.max(...all(anyOf ?? oneOf ?? []))
  if (values) return Math.max(...values.map((value) => JSON.stringify(value).length))
  if (only !== undefined) return JSON.stringify(only).length
  if (schema.type === 'object')
    return Object.entries(schema.properties ?? {}).reduce(
      (sum, [name, inner]) => sum + name.length + 4 + largest(inner as Schema, defs),
      2,
    )
  if (schema.type === 'array')
    return 2 + (schema.maxItems ?? 1000) * (1 + largest((schema.items ?? {}) as Schema, defs))
  return schema.type === 'string' ? 2 + (schema.maxLength ?? 40) : 10
}

test('the largest body that an endpoint takes is within its limit', () => {
  const tooLarge = endpoints.flatMap((endpoint) => {
    const { body } = schemasOf(endpoint)
    if (!body) return []
    const json = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema
    const limit = endpoint.bodyLimit ?? (endpoint.callers.includes('public') ? 16_384 : 262_144)
    return largest(json) > limit ? [endpoint.path] : []
  })
  // The runner sends less at once where texts are long.
  expect(tooLarge).toEqual(['/runner/task/:id/resource'])
})

test('a payment number comes from the gateway and may be longer than our ids', () => {
  expect(takes(orderSchema.creditPayment.params, { id: 'p'.repeat(120) })).toBe(true)
  expect(takes(orderSchema.creditPayment.params, { id: 'p'.repeat(121) })).toBe(false)
})

test('a quiet period of zero length is reported at its end', () => {
  const wrong = GuardLimits.shape.quiet_hours.safeParse({ from: '08:00', to: '08:00' })
  expect(wrong.error?.issues.map(({ path, message }) => [path, message])).toEqual([[['to'], 'invalid']])
  expect(takes(GuardLimits.shape.quiet_hours, { from: '08:00', to: '08:01' })).toBe(true)
  expect(takes(GuardLimits.shape.quiet_hours, null)).toBe(true)
})

/** Exempt: sizes of installers are stored as text, and a signed address is verified by its signature only. */
const keptElsewhere =
  /^(?:POST|PATCH) \/admin\/version.* body[.]files[.]\w+[.]size$|^GET \/file\/:id\/content query[.]expires$/

test('no whole number in a request exceeds a four-byte column', () => {
  const numbers = partsOf(['params', 'query', 'body']).filter(([, { type }]) => type === 'integer')
  const large = numbers.filter(([, { maximum = Number.POSITIVE_INFINITY }]) => maximum > MAX_STORED)
  expect(large.map(([path]) => path).filter((path) => !keptElsewhere.test(path))).toEqual([])
  expect(large).toHaveLength(7)
})
