import { controls } from './controls.ts'
import type { Line } from './outline.ts'
import { changes, type RecordPage } from './record-page.tsx'

/**
 * Chooses that letters are no shortcuts, as a person does in another window, and presses those that were.
 * @returns what shows otherwise, and what they still do
 */
export async function withoutLetters(
  page: RecordPage,
  happens: ReadonlyMap<string, () => void> | undefined,
  before: readonly Line[],
): Promise<string[]> {
  if (!document.querySelector('kbd, [aria-keyshortcuts]')) return []
  const letters = [...(happens ?? [])].filter(([name]) => /^key .$/.test(name))
  const named = new Set(controls().map(({ key }) => key))
  const chosen = { key: 'letter-keys', newValue: 'false', storageArea: localStorage }
  await page.happen(() => dispatchEvent(new StorageEvent('storage', chosen)))
  page.calls()
  const said = changes(before, page.outline())
  // Of a long list not every line is told.
  const renamed = said.length > 0 ? [] : controls().filter(({ key }) => !named.has(key))
  for (const [, press] of letters) await page.happen(press)
  return [...said, ...renamed.map(({ key }) => `+ ${key}`), ...page.calls()]
}
