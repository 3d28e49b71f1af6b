import { storedChoice } from '@seaport/ui/stored-atom'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { boardSorts } from '../board-ports.ts'
import { type BoardChoice, type BoardView, boardViews } from '../components/BoardBar.tsx'

const viewAtom = storedChoice('board-view', [...boardViews, 'auto'], 'auto')
const sortAtom = storedChoice('board-sort', boardSorts, 'slot')

/**
 * View options of the board: form and order are stored, search and filter are temporary.
 * @param usual the initial form
 */
export function useBoardChoice(
  usual: BoardView,
): [choice: BoardChoice, change: (change: Partial<BoardChoice>) => void] {
  const [view, setView] = useAtom(viewAtom)
  const [sort, setSort] = useAtom(sortAtom)
  const [looking, setLooking] = useState<Pick<BoardChoice, 'search' | 'filter'>>({
    search: '',
    filter: 'all',
  })
  const change = (changed: Partial<BoardChoice>) => {
    if (changed.view) setView(changed.view)
    if (changed.sort) setSort(changed.sort)
    setLooking(({ search, filter }) => ({
      search: changed.search ?? search,
      filter: changed.filter ?? filter,
    }))
  }
  return [{ ...looking, sort, view: view === 'auto' ? usual : view }, change]
}
