import { toggled } from '@seaport/ui/selection'
import { useCallback, useRef, useState } from 'react'
import { useTaskActs } from '../../task/task.public.ts'
import { type BoardPort, taskOf } from '../board-ports.ts'

/** The tasks selected on the board; a task that releases its port is deselected. */
export function useChosenTasks(ports: readonly BoardPort[]) {
  const [kept, onChange] = useState<ReadonlySet<string>>(new Set())
  const tasks = ports.flatMap((port) => taskOf(port) ?? [])
  const chosen = tasks.filter(({ id }) => kept.has(id))
  const acts = useTaskActs(['end'], chosen, (changed) =>
    onChange((before) => new Set([...before].filter((id) => !changed.includes(id)))),
  )
  const shown: ReadonlySet<string> = new Set(chosen.map(({ id }) => id))
  const selected = useRef(shown)
  selected.current = shown
  // A stable function, so that no row renders because of it.
  const toggle = useCallback((id: string) => onChange(toggled(selected.current, id)), [])
  return { tasks, selected: shown, onChange, toggle, acts }
}
