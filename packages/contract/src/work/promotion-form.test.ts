import { expect, test } from 'vitest'
import { emptyPromotion, hasParameter, type PromotionDraft, PromotionForm } from './promotion-form.ts'
import { type PromotionKind, promotionParams } from './task-kind.ts'

const kinds = Object.keys(promotionParams) as PromotionKind[]
const drafted = (kind: PromotionKind): PromotionDraft => ({
  ...emptyPromotion,
  account_id: 'a',
  work: {
    kind,
    params: {
      ...emptyPromotion.work.params,
      script_id: 's',
      links: ['l'],
      groups: ['g'],
      profile: { ...emptyPromotion.work.params.profile, bio: 'Tea' },
    },
  },
})

test.each(kinds)('%s is sent with its own parameters and nothing of the others', (kind) => {
  const { work } = PromotionForm.parse(drafted(kind))
  expect(work.kind).toBe(kind)
  expect(Object.keys(work.params).every((field) => hasParameter(kind, field as never))).toBe(true)
  expect(work.params).not.toHaveProperty(hasParameter(kind, 'links') ? 'groups' : 'links')
})

test('people come from the library by what is filled in, or from a list', () => {
  const draft = drafted('follow')
  expect(PromotionForm.parse(draft).work.params).toMatchObject({ audience: { from: 'library', filter: {} } })
  draft.work.params.audience = { from: 'list', filter: { kind: 'fan', search: '' }, targets: ['@ann'] }
  expect(PromotionForm.parse(draft).work.params).toMatchObject({
    audience: { from: 'list', targets: ['@ann'] },
  })
})

test('a group pull may go without a script, a message may not', () => {
  const without = (kind: PromotionKind) => {
    const draft = drafted(kind)
    return { ...draft, work: { ...draft.work, params: { ...draft.work.params, script_id: '' } } }
  }
  expect(PromotionForm.parse(without('pull_group')).work.params).toMatchObject({ script_id: null })
  expect(
    PromotionForm.safeParse(without('send_message')).error?.issues.map(({ path }) => path.join('.')),
  ).toEqual(['work.params.script_id'])
})
