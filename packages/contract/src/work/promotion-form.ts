import { z } from 'zod'
import type { ResourceKindId } from './resource-kind.ts'
import { CreateTask } from './task.ts'
import { type Executor, type PromotionKind, promotionParams } from './task-kind.ts'

/** What a form for a promotion holds: the parameters of every kind, so that trying another kind loses nothing. */
export interface PromotionDraft {
  name: string
  account_id: string
  /** Who sends it; the interface only where it can. */
  executor: Executor | ''
  work: {
    kind: PromotionKind | ''
    params: {
      script_id: string
      audience: {
        from: 'library' | 'list' | ''
        filter: { kind: ResourceKindId | ''; search: string }
        targets: string[]
      }
      deduplication: boolean
      links: string[]
      groups: string[]
      promotion_count: number | null
      comment_count: number | null
      like_count: number | null
      group_count: number | null
      people_per_group: number | null
      send_interval_seconds: number | null
      duration_minutes: number | null
      profile: { name: string; bio: string; location: string; url: string }
      language: string
    }
  }
}
type Params = PromotionDraft['work']['params']
export type PromotionField = keyof Params

export const emptyPromotion: PromotionDraft = {
  name: '',
  account_id: '',
  executor: 'assisted',
  work: {
    kind: '',
    params: {
      script_id: '',
      audience: { from: 'library', filter: { kind: '', search: '' }, targets: [] },
      deduplication: true,
      links: [],
      groups: [],
      promotion_count: 20,
      comment_count: 20,
      like_count: 20,
      group_count: 1,
      people_per_group: 20,
      send_interval_seconds: 60,
      duration_minutes: 480,
      profile: { name: '', bio: '', location: '', url: '' },
      language: 'en',
    },
  },
}

/** @returns whether a kind has a parameter */
export function hasParameter(kind: PromotionKind | '', field: PromotionField): boolean {
  return kind !== '' && field in promotionParams[kind].shape
}

const filled = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))

/** How single parameters go over the wire. */
const wired: { [F in PromotionField]?: (params: Params, kind: PromotionKind) => unknown } = {
  audience: ({ audience: { from, filter, targets } }) =>
    from !== 'list' ? { from, filter: filled(filter) } : { from, targets },
  profile: ({ profile }) => filled(profile),
  script_id: ({ script_id }, kind) => (kind === 'pull_group' && script_id === '' ? null : script_id),
}

/** The draft as the API takes it: only what the chosen kind knows. */
function requestOf({ name, account_id, executor, work: { kind, params } }: PromotionDraft) {
  const fields = (Object.keys(params) as PromotionField[]).filter((field) => hasParameter(kind, field))
  const given = fields.map((field) => {
    const wire = wired[field]
    return [field, wire && kind !== '' ? wire(params, kind) : params[field]]
  })
  const work = { kind, params: Object.fromEntries(given) }
  return { ...(name.trim() && { name }), account_id, ...(executor === 'api' && { executor }), work }
}

/** The rules for a new promotion: the contract's, applied to the form's draft. */
export const PromotionForm = z.preprocess(requestOf, CreateTask)
