import type { Resource } from '@seaport/contract/work/resource.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import { useErase, useOptOut } from '../api/resource-actions.ts'
import { chunk, countOf, type NetworkPeople, peopleOf } from '../people.ts'

type Named = Pick<Resource, 'name' | 'handle' | 'network' | 'external_id'>
/** A person as the opt-out list means them. */
type Meant = Pick<Resource, 'name' | 'handle' | 'external_id'>

/** Maximum names in a question; the others are given as a number. */
const NAMED = 3

/** Names the people whom a question is about, a few of them; those without a name by handle or id. */
export function useNames(): (people: readonly Meant[]) => string {
  const t = useT('resource')
  const format = useFormat()
  const nameOf = ({ name, handle, external_id }: Meant) => {
    const address = handle === '' ? external_id : `@${handle}`
    return name === '' ? address : `${name} (${address})`
  }
  return (people) => {
    const names = [...new Set(people.map(nameOf))]
    const rest = names.length - NAMED
    const shown = rest > 0 ? [...names.slice(0, NAMED), t('others', { count: rest })] : names
    return format.list(shown)
  }
}

/** Asks before people are put on the opt-out list, and does it. */
export function useOptOutQuestion(onDone: () => void): (resources: readonly Named[]) => void {
  const t = useT('resource')
  const { mutateAsync } = useOptOut()
  const namesOf = useNames()
  const question = useOptOutWords()
  return useConfirmedAction((resources: readonly Named[]) => {
    const people = peopleOf(resources)
    return {
      ...question(countOf(people)),
      text: namesOf(resources),
      done: t('did.optOut', { count: countOf(people) }),
      remark: { label: t('remark'), hint: t('remarkHint'), maxLength: 500 },
      run: (remark: string) => each(people, (body) => mutateAsync({ body: { ...body, remark } })),
    }
  }, onDone)
}

/** Asks before everything that is known of people is erased, and does it. */
export function useErasureQuestion(onDone: () => void): (resources: readonly Named[]) => void {
  const t = useT('resource')
  const { mutateAsync } = useErase()
  const namesOf = useNames()
  const question = useErasureWords()
  return useConfirmedAction((resources: readonly Named[]) => {
    const people = peopleOf(resources)
    return {
      ...question(countOf(people)),
      done: t('did.erase', { count: countOf(people) }),
      text: namesOf(resources),
      remark: { label: t('remark'), hint: t('remarkHint'), maxLength: 500 },
      run: (remark: string) => each(people, (body) => mutateAsync({ body: { ...body, remark } })),
    }
  }, onDone)
}

/** Confirmation text for putting people on the list. */
export function useOptOutWords() {
  const t = useT('resource')
  return (count: number) => ({
    title: t('ask.optOut', { count }),
    effects: [t('effect.notCollected'), t('effect.waiting'), t('effect.kept')],
    action: t('do.optOut'),
    tone: 'primary' as const,
  })
}

/** Confirmation text for erasing people. */
export function useErasureWords() {
  const t = useT('resource')
  return (count: number) => ({
    title: t('ask.erase', { count }),
    effects: [t('effect.everywhere'), t('effect.notBack'), t('effect.forGood')],
    action: t('do.erase'),
    typed: t('eraseWord'),
  })
}

/** One portion after the other: what fails is said, and nothing after it is begun. */
async function each(
  people: readonly NetworkPeople[],
  send: (portion: NetworkPeople) => Promise<unknown>,
): Promise<void> {
  for (const portion of chunk(people)) await send(portion)
}
