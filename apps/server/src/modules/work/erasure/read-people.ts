import { isHandle } from '@seaport/contract/address/handle'
import type { NetworkPlace } from '@seaport/contract/address/network-site'
import { mayBeRounded, type Person, type PersonFault, readPerson } from '@seaport/contract/address/person'
import { shownPart } from '@seaport/contract/address/plain-text'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { translateIssue } from '@seaport/i18n/server'
import { Refused } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { idsOfEachHandle, knownIds } from '../resource/resource.public.ts'

/**
 * Resolves the entries of a list. An entry that is an id in the library means that person; digits that are no id there, but somebody's handle, mean
 * the handle. A number that a spreadsheet may have rounded is accepted only if the library has it. @throws Refused: invalid_input, with the reason for each entry that names nobody
 */
export async function readPeople(
  work: UnitOfWork,
  tenantId: string,
  place: NetworkPlace,
  entries: readonly string[],
  locale: Locale,
): Promise<Person[]> {
  const read = entries.map((entry) => readPerson(place, entry))
  const ids = read.flatMap((person, index) => ('id' in person ? person.id : (entries[index] ?? [])))
  const known = await knownIds(work, { tenantId, network: place.network }, ids)
  const digits = ids.filter((id) => !known.has(id) && /^\d+$/.test(id) && isHandle(place.network, id))
  const byHandle = await idsOfEachHandle(work, { tenantId, network: place.network }, digits)
  const people = read.map((person, index) => {
    const entry = entries[index] ?? ''
    if (known.has(entry)) return { id: entry }
    if ('id' in person && (byHandle.get(person.id) ?? []).length > 0) return { handle: person.id }
    const isRounded = 'id' in person && mayBeRounded(person.id) && !known.has(person.id)
    return isRounded ? { fault: 'person_number_ruined' as const } : person
  })
  const faults = people.flatMap((person, index) =>
    'fault' in person ? [complaint(index, entries[index] ?? '', person.fault, locale)] : [],
  )
  if (faults.length > 0) throw new Refused('invalid_input', {}, faults)
  return people.flatMap((person) => ('fault' in person ? [] : person))
}

function complaint(index: number, entry: string, fault: PersonFault, locale: Locale) {
  const shown = shownPart(entry)
  const text = translateIssue(locale, { message: fault })
  return { loc: ['body', 'external_ids', index], msg: shown === '' ? text : `${shown}: ${text}` }
}
