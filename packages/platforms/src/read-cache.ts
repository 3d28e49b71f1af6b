import type { CollectedItem } from '@seaport/contract/work/resource.schema'
import { type Cursor, writeCursor } from './cursor.ts'

/** Tasks whose data is kept at most; the oldest is dropped first. */
const MOST_TASKS = 200

interface Known<Page> {
  target: string
  subject: string
  /** The current page, and the people on it whose own pages were read. */
  cursor?: string
  page?: Page
  people: Map<string, CollectedItem>
}

/**
 * Data that a task has read but not saved yet. If work on a page is interrupted and restarted, the target's resolution, the page itself and the pages
 * of people on it need not be read again: X charges for each.
 */
export function createReadCache<Page>() {
  const byTask = new Map<string, Known<Page>>()
  return {
    async subjectOf(task: string, target: string, resolve: () => Promise<string>): Promise<string> {
      const known = byTask.get(task)
      if (known?.target === target) return known.subject
      const subject = await resolve()
      for (const oldest of byTask.keys()) if (byTask.size >= MOST_TASKS) byTask.delete(oldest)
      byTask.set(task, { target, subject, people: new Map() })
      return subject
    },
    async pageAt(task: string, at: Cursor, read: () => Promise<Page>): Promise<Page> {
      const cursor = writeCursor(at)
      const known = byTask.get(task)
      if (known?.page !== undefined && known.cursor === cursor) return known.page
      const page = await read()
      if (known) Object.assign(known, { cursor, page, people: new Map() })
      return page
    },
    async readOnce(
      task: string,
      item: CollectedItem,
      read: () => Promise<CollectedItem>,
    ): Promise<CollectedItem> {
      const people = byTask.get(task)?.people
      const before = people?.get(item.external_id)
      if (before) return before
      const deep = await read()
      people?.set(item.external_id, deep)
      return deep
    },
    /** The page is saved. */
    forgetPage(task: string): void {
      const known = byTask.get(task)
      if (known) byTask.set(task, { target: known.target, subject: known.subject, people: new Map() })
    },
  }
}
export type ReadCache<Page> = ReturnType<typeof createReadCache<Page>>
