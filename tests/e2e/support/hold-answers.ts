import type { Stack } from './stack.ts'

/**
 * Keeps the sandbox from answering a call, so that a task is under way for as long as a test needs.
 * @param route `METHOD /pattern`
 * @returns lets the answers come
 */
export async function holdAnswers(stack: Stack, route: string): Promise<() => Promise<void>> {
  const { id } = await stack.control<{ id: number }>('/fault', { route, kind: 'slow', ms: 3_600_000 })
  return async () => {
    await fetch(`${stack.sandboxUrl}/_control/fault/${id}`, { method: 'DELETE' })
  }
}
