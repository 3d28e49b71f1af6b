import type { Reason } from '@seaport/contract/kernel/reason'
import { type RunnerServer, ServerRefused, ServerUnreachable } from '@seaport/runner/server'

/** A minimal HTTP client of the runner's server interface. */
export function connect(url: string): RunnerServer {
  const post = async <T>(path: string, body: unknown, signal: AbortSignal): Promise<T> => {
    const answer = await fetch(`${url}/api/v1/runner/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    })
      .then(async (response) => ({ status: response.status, body: await response.json() }))
      .catch((error: unknown) => {
        signal.throwIfAborted()
        throw new ServerUnreachable({ cause: error })
      })
    const envelope = answer.body as { code: number; data: T; reason: Reason }
    if (envelope.code !== 200) throw new ServerRefused(envelope.reason, answer.status)
    return envelope.data
  }
  return {
    claim: (body, signal) => post('claim', body, signal),
    progress: (id, body, signal) => post(`task/${id}/progress`, body, signal),
    uploadResources: (id, body, signal) => post(`task/${id}/resource`, body, signal),
    next: (id, body, signal) => post(`task/${id}/next`, body, signal),
    settle: (id, body, signal) => post(`task/${id}/settle`, body, signal),
    undoOutcome: (id, body, signal) => post(`task/${id}/settle/undo`, body, signal),
    keep: (id, body, signal) => post(`task/${id}/keep`, body, signal),
    undoKeep: (id, body, signal) => post(`task/${id}/keep/undo`, body, signal),
    finish: (id, body, signal) => post(`task/${id}/finish`, body, signal),
  }
}
