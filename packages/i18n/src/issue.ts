import type { Key } from './translate.ts'

/** The used part of a zod issue; declared here so that this package does not depend on zod. */
export interface Issue {
  readonly code?: string | undefined
  readonly message?: string
  readonly input?: unknown
  readonly origin?: string
  readonly expected?: string
  readonly format?: string
  readonly minimum?: number | bigint
  readonly maximum?: number | bigint
  readonly divisor?: number | bigint
  readonly inclusive?: boolean
  readonly exact?: boolean
  /** Placeholders of a named message. */
  readonly params?: { readonly network?: string; readonly limit?: number }
}

/** A message of the namespace `validation` with its parameters. */
export interface ValidationMessage {
  key: Key<'validation'>
  params?: { count?: number; limit?: number; network?: string }
}

/** Messages that a schema may name itself: `.refine(…, { error: 'password_mismatch' })`. */
export const NAMED_ISSUES = [
  'required',
  'invalid',
  'password_mismatch',
  'same_password',
  'agreement_required',
  'time_zone',
  'code_placeholder',
  'code_digits',
  'unknown_variable',
  'script_too_long',
  'balance_negative',
  'not_a_post',
  'not_a_profile',
  'not_a_group',
  'login_too_long',
  'login_incomplete',
  'login_colon',
  'sign_in_name',
  'person_placeholder',
  'person_number_ruined',
  'person_number_padded',
  'person_elsewhere',
  'person_on_x',
  'person_on_facebook',
  'person_on_instagram',
  'not_set_up_x',
  'not_set_up_facebook',
  'not_set_up_instagram',
  'person_not_a_profile',
  'person_short_link',
  'handle_x',
  'handle_facebook',
  'handle_instagram',
  'account_by_number',
  'account_column',
  'fewer_than_accounts',
  'whole_number',
  'account_line_parts',
  'account_line_nickname',
  'nickname_credential',
  'country',
  'url',
  'password_personal',
  'proxy_line_unreadable',
  'proxy_line_unclear',
  'proxy_scheme_unknown',
  'proxy_host',
] as const satisfies readonly Key<'validation'>[]

/** Message of a zod issue; `invalid` for an unknown one. */
export function issueMessage(issue: Issue): ValidationMessage {
  const named = NAMED_ISSUES.find((key) => key === issue.message)
  if (named) return { key: named, ...(issue.params && { params: issue.params }) }
  if (isMissing(issue)) return { key: 'required' }
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_type':
      return { key: wrongType(issue.expected) }
    case 'invalid_format':
      return { key: wrongFormat(issue.format) }
    case 'invalid_value':
    case 'invalid_union':
      return { key: 'choice' }
    case 'not_multiple_of':
      return { key: 'multiple_of', params: { limit: Number(issue.divisor) } }
    case 'unrecognized_keys':
      return { key: 'unknown_field' }
    default:
      return { key: 'invalid' }
  }
}

/** An empty text, or a missing value. */
function isMissing(issue: Issue): boolean {
  if (issue.code === 'custom' || issue.code === 'unrecognized_keys') return false
  if (issue.input === '' || issue.input === null) return true
  return issue.code === 'invalid_type' && issue.input === undefined && issue.expected !== 'never'
}

function isSize(origin: string | undefined): boolean {
  return origin === 'string' || origin === 'array' || origin === 'set'
}

function tooSmall({ origin, minimum = 0, inclusive = true, exact = false }: Issue): ValidationMessage {
  const count = Number(minimum)
  if (isSize(origin) && count === 1) return { key: 'required' }
  if (origin === 'string') return { key: exact ? 'exact_length' : 'too_short', params: { count } }
  if (isSize(origin)) return { key: 'too_few', params: { count } }
  return { key: inclusive ? 'at_least' : 'more_than', params: { limit: count } }
}

function tooBig({ origin, maximum = 0, inclusive = true, exact = false }: Issue): ValidationMessage {
  const count = Number(maximum)
  if (origin === 'string') return { key: exact ? 'exact_length' : 'too_long', params: { count } }
  if (isSize(origin)) return { key: 'too_many', params: { count } }
  return { key: inclusive ? 'at_most' : 'less_than', params: { limit: count } }
}

function wrongType(expected: string | undefined): Key<'validation'> {
  if (expected === 'int') return 'whole_number'
  return expected === 'number' || expected === 'nan' ? 'number' : 'invalid'
}

function wrongFormat(format: string | undefined): Key<'validation'> {
  if (format === 'email' || format === 'url') return format
  if (format === 'datetime' || format === 'date' || format === 'time') return 'date_time'
  return format === 'ipv4' || format === 'ipv6' ? 'ip' : 'format'
}
