import { CommandPalette } from '@seaport/ui/command-palette'
import type { Command } from '@seaport/ui/command-types'
import type { NavEntry, NavSection } from '@seaport/ui/nav'
import { isGroup } from '@seaport/ui/nav'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { paletteAtom, paletteTextAtom } from './palette-atom.ts'
import { useActions } from './useActions.tsx'
import { useFound } from './useFound.ts'

/** Ctrl+K (⌘K): every screen of the menu, all global actions, and a search of the person's data. */
export function Palette({ sections }: { sections: readonly NavSection[] }): ReactNode {
  const navigate = useNavigate()
  const [open, setOpen] = useAtom(paletteAtom)
  const actions = useActions(sections)
  const [typed, setTyped] = useAtom(paletteTextAtom)
  const { found, searching } = useFound(open ? typed : '')
  const commands = sections.flatMap((section) =>
    section.entries.flatMap((entry) => screensOf(entry, section.label, (path) => void navigate(path))),
  )
  return (
    <CommandPalette
      commands={[...commands, ...actions]}
      found={found}
      searching={searching}
      initialText={typed}
      onType={setTyped}
      open={open}
      onOpenChange={(next) => {
        setTyped('')
        setOpen(next)
      }}
    />
  )
}

function screensOf(
  entry: NavEntry,
  group: string | undefined,
  go: (path: string) => void,
): readonly Command[] {
  if (isGroup(entry)) return entry.children.flatMap((child) => screensOf(child, entry.label, go))
  const { id, label, href, icon } = entry
  return [
    {
      id: `screen-${id}`,
      title: label,
      icon,
      keywords: [href.slice(2)],
      ...(group && { group }),
      run: () => go(href.slice(1)),
    },
  ]
}
