import { useT } from '@seaport/i18n/react'
import { confirm } from '@seaport/ui/confirm'
import { notify } from '@seaport/ui/notify'
import { useAtom } from 'jotai'
import { newId } from '../new-id.ts'
import { peopleAtom, samplePeople } from '../sample/people.ts'
import type { PersonDraft } from './PersonEditor.tsx'

/** Number of names listed in a question. */
const NAMED = 5

/** The rows of the basic table, and what changes them. */
export function usePeople() {
  const t = useT('gallery')
  const common = useT('common')
  const [people, setPeople] = useAtom(peopleAtom)
  return {
    people,
    changed: people !== samplePeople,
    startAfresh: () => setPeople(samplePeople),
    save(draft: PersonDraft, id: string | undefined) {
      if (id === undefined)
        return setPeople([{ ...draft, id: newId(), seen: new Date().toISOString() }, ...people])
      setPeople(people.map((person) => (person.id === id ? { ...person, ...draft } : person)))
    },
    /** Names the rows and asks first; resolves to true when they are deleted. */
    async remove(ids: ReadonlySet<string>): Promise<boolean> {
      const going = people.filter(({ id }) => ids.has(id))
      const named = going.slice(0, NAMED).map(({ name }) => name)
      const rest = going.length - named.length
      const agreed = await confirm({
        title: t('table.ask', { count: going.length }),
        effects: rest > 0 ? [...named, t('table.more', { count: rest })] : named,
        action: common('delete'),
      })
      if (!agreed) return false
      setPeople(people.filter(({ id }) => !ids.has(id)))
      notify.success(t('table.gone', { count: going.length }))
      return true
    },
  }
}
