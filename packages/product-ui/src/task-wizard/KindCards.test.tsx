// @vitest-environment jsdom
import type { NetworkId } from '@seaport/contract/kernel/network'
import type { TaskKindId } from '@seaport/contract/work/task-kind'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { KindCards } from './KindCards.tsx'
import type { TaskWizardProps } from './task-wizard.types.ts'

setUpDom()
beforeAll(() => preload('capability', 'task', 'wizard'))

const configured = ['x', 'instagram', 'facebook'].map((network) => ({
  network,
  login: 'facebook',
})) as unknown as TaskWizardProps['networks']

/** Shows the kinds of a network. @returns their radio buttons by kind, the groups, what is not available, and what was chosen */
function show(network: NetworkId, value: TaskKindId | '' = '', networks = configured) {
  const chosen: string[] = []
  const { container } = renderUi(
    <KindCards
      network={network}
      configured={networks}
      value={value}
      onChange={(kind) => chosen.push(kind)}
    />,
  )
  const radios = [...container.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const card = (kind: TaskKindId) => {
    const radio = radios.find((one) => one.value === kind)
    if (!radio) throw new Error(`No card for ${kind}`)
    return { radio, text: radio.closest('label')?.textContent }
  }
  const groups = [...container.querySelectorAll('h3')].map((title) => [
    title.textContent,
    [...(title.parentElement?.querySelectorAll('input') ?? [])].map((one) => one.value),
  ])
  return { chosen, radios, card, groups, rest: container.querySelector('details') }
}

test('kinds stand under their group, in the order of the specification', () => {
  const { groups } = show('x')
  expect(groups.map(([title]) => title)).toEqual(
    ['Collection', 'Promotion', 'Posts', 'Group pulling', 'Account warm-up', 'Account settings'].filter(
      (title) => groups.some(([shown]) => shown === title),
    ),
  )
  const [first] = groups
  expect(first?.[0]).toBe('Collection')
  expect(first?.[1]?.slice(0, 2)).toEqual(['collect_homepage', 'collect_likers'])
  expect(groups.find(([title]) => title === 'Promotion')?.[1]).toContain('send_message')
})

test('a card says who carries the kind out and with which restriction, and choosing it tells its kind', () => {
  const { card, chosen } = show('x', 'follow')
  expect(card('follow').radio.checked).toBe(true)
  expect(card('collect_likers').radio.checked).toBe(false)
  expect(card('collect_likers').text).toMatch(/Official API.*People who liked posts.*100/)
  expect(card('collect_group_members').text).not.toContain('Official API')
  card('collect_likers').radio.click()
  expect(chosen).toEqual(['collect_likers'])
})

test('what a network does not serve comes last, can’t be chosen, and is counted', () => {
  const { radios, rest } = show('instagram')
  const unserved = [...(rest?.querySelectorAll('input') ?? [])]
  expect(unserved.length).toBeGreaterThan(0)
  expect(rest?.querySelector('summary')?.textContent).toBe(
    `${unserved.length} task types are not available on this network`,
  )
  expect(radios.slice(-unserved.length)).toEqual(unserved)
  for (const radio of radios)
    expect([radio.value, radio.disabled]).toEqual([radio.value, unserved.includes(radio)])
})

test('of a network that is not set up no kind can be chosen', () => {
  const { radios, groups } = show('x', '', [])
  expect(radios).toHaveLength(20)
  expect(radios.every(({ disabled }) => disabled)).toBe(true)
  expect(groups).toEqual([])
})
