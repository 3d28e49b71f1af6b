import type { Resource } from '@seaport/contract/work/resource.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import { useErase, useOptOut } from '../api/resource-actions.ts'
import { chunk, countOf, type NetworkPeople, peopleOf } from '../people.ts'

type Named = Pick<Resource, 'name' | 'handle' | 'network' | 'external_id'>
/** A person on the opt-out list. */
type Meant = Pick<Resource, 'name' | 'handle' | 'external_id'>

/** Maximum names in a question; the others are given as a number. */
const NAMED = 3

/** Names some of the people that a question is about; those without a name by handle or id. */
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

/** Adds to how many people came on the list how many were on it already. */
export function useAlreadyListed() {
  const t = useT('resource')
  return (added: string, before: number) =>
    before > 0 ? `${added} · ${t('optOuts.already', { count: before })}` : added
}

/** Adds people to the opt-out list after a confirmation. */
export function useOptOutQuestion<Row extends Named>(
  onDone: (resources: readonly Row[]) => void,
): (resources: readonly Row[]) => void {
  const t = useT('resource')
  const { mutateAsync } = useOptOut()
  const namesOf = useNames()
  const question = useOptOutWords()
  const told = useAlreadyListed()
  return useConfirmedAction((resources: readonly Row[]) => {
    const people = peopleOf(resources)
    return {
      ...question(countOf(people)),
      text: namesOf(resources),
      remark: { label: t('remark'), hint: t('remarkHint'), maxLength: 500 },
      run: async (remark: string) => {
        let added = 0
        await each(people, async (body) => {
          const { opted_out } = await mutateAsync({ body: { ...body, remark } })
          added += opted_out
        })
        return told(t('did.optOut', { count: added }), countOf(people) - added)
      },
    }
  }, onDone)
}

/** Erases people's data after a confirmation. */
export function useErasureQuestion<Row extends Named>(
  onDone: (resources: readonly Row[]) => void,
): (resources: readonly Row[]) => void {
  const t = useT('resource')
  const { mutateAsync } = useErase()
  const namesOf = useNames()
  const question = useErasureWords()
  return useConfirmedAction((resources: readonly Row[]) => {
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

/** Runs the requests one after the other: a failure is reported, and no further one is sent. */
async function each(
  people: readonly NetworkPeople[],
  send: (portion: NetworkPeople) => Promise<unknown>,
): Promise<void> {
  for (const portion of chunk(people)) await send(portion)
}
