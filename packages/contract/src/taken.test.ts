import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints, schemasOf } from './api.schema.ts'

/** What people and programs enter, right for some fields and wrong for others. */
const SAMPLES: readonly unknown[] = [
  '',
  ' ',
  ' Tea　',
  'tea\nleaf',
  'tea\u0000leaf',
  'tea\u202eleaf',
  'Cafe\u0301',
  '茶館',
  '🍵',
  '0',
  '7',
  '-7',
  '+7',
  '007',
  '7.5',
  '7.50',
  '0.00',
  '1234567.89',
  '1e3',
  '0x10',
  '７',
  '123456',
  ' 123 456 ',
  '1.2.3',
  '1.2.3-beta',
  'v1.2.3',
  'true',
  'none',
  'en',
  'zh-Hant',
  'UTC',
  'Asia/Ho_Chi_Minh',
  'Asia/Nowhere',
  '09:00',
  '9:00',
  '24:00',
  '2026-03-02',
  '2026-02-30',
  '2026-03-02T08:00:00Z',
  '2026-03-02T08:00:00.000+07:00',
  '2026-02-30T08:00:00Z',
  'Ann@EXAMPLE.com',
  'ann@example',
  '+84 90 123 4567',
  '@Harbor_Tea',
  'harbor tea',
  'ann:secret',
  '192.0.2.1',
  '[2001:db8::1]',
  'example.com',
  'Gate.Example.COM',
  '[2001:DB8::1]',
  '例子.中国',
  'http://example.com/a?b#c',
  'HTTPS://Example.com',
  'https://example.com:8443/',
  'https://user:secret@example.com/',
  'https://example.com;x/',
  'https://exa mple.com/',
  'javascript:alert(1)',
  'ftp://example.com/',
  '/downloads/1.2.3/Seaport.exe',
  '../secret',
  'https://x.com/harbor_tea/status/17',
  'data:image/png;base64,AAAA',
  'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  '01900000-0000-7000-8000-000000000001',
  'a'.repeat(32),
  'Passw0rd-long',
  'password',
  'Hi {nickname}',
  'Hi {nobody}',
  'x'.repeat(300),
  0,
  1,
  -1,
  7.5,
  1_000_000_000,
]

/** The schemas of single values below a schema, by their places. */
function valuesOf(schema: z.ZodType, at: string): [string, z.ZodType][] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return valuesOf(schema.def.innerType as z.ZodType, at)
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) =>
      valuesOf(inner as z.ZodType, `${at}.${name}`),
    )
  if (schema instanceof z.ZodArray) return valuesOf(schema.def.element as z.ZodType, `${at}[]`)
  if (schema instanceof z.ZodRecord)
    return [
      ...valuesOf(schema.def.keyType as z.ZodType, `${at}{key}`),
      ...valuesOf(schema.def.valueType as z.ZodType, `${at}{}`),
    ]
  if (schema instanceof z.ZodUnion)
    return (schema.def.options as z.ZodType[]).flatMap((one, index) => valuesOf(one, `${at}|${index + 1}`))
  const isPlain =
    schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral || schema instanceof z.ZodBoolean
  return isPlain ? [] : [[at, schema]]
}

const short = (value: unknown) =>
  JSON.stringify(value)
    .replace(/\p{Cf}|\p{M}|\u3000/gu, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(/(.)\1{20,}/g, (run, one) => `${one}×${run.length}`)

interface Issue {
  code: string
  message: string
  format?: string
}

/** @returns what a schema makes of the samples, and the reasons for which it refuses the others */
function answersOf(schema: z.ZodType): string[] {
  const taken: string[] = []
  const refused = new Map<string, string[]>()
  for (const sample of SAMPLES) {
    const { success, data, error } = schema.safeParse(sample)
    if (success) taken.push(data === sample ? short(sample) : `${short(sample)} as ${short(data)}`)
    else {
      const [issue] = error.issues
      // Of another type altogether: nothing that a form lets through.
      if (issue?.code === 'invalid_type') continue
      const { code, message, format = '' } = { code: '', message: '', ...issue } as Issue
      const reason = code === 'custom' ? message : `${code} ${format}`.trim()
      refused.set(reason, [...(refused.get(reason) ?? []), short(sample)])
    }
  }
  return [
    `takes ${taken.join(', ') || 'none'}`,
    ...[...refused].map(([reason, samples]) => `${reason}: ${samples.length} such as ${samples[0]}`),
  ]
}

test('what each field takes, as what, and why it refuses the rest, is what its record says', async () => {
  const places = new Map<string, Set<string>>()
  const known = new Map<z.ZodType, string>()
  for (const endpoint of [...endpoints].sort((a, b) =>
    `${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1,
  )) {
    const { params, query, body } = schemasOf(endpoint)
    for (const [part, schema] of Object.entries({ params, query, body }))
      for (const [at, value] of schema ? valuesOf(schema, part) : []) {
        const answers = known.get(value) ?? answersOf(value).join('\n    ')
        known.set(value, answers)
        // Which of several forms a field belongs to does not matter here.
        const place = `${endpoint.method} ${endpoint.path} ${at.replaceAll(/\|\d+/g, '')}`
        places.set(answers, (places.get(answers) ?? new Set()).add(place))
      }
  }
  const lines = [...places].map(([answers, fields]) => `${[...fields].join('\n')}\n    ${answers}\n`)
  await expect(lines.join('\n')).toMatchFileSnapshot('./taken.txt')
})
