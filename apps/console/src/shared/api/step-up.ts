import type { Client } from '@seaport/api-client/client'
import { ApiRefused } from '@seaport/api-client/errors'
import { atom, getDefaultStore } from 'jotai'

/** Resolves the dialog: true once the server has accepted the proof. */
type Answer = (confirmed: boolean) => void

/** Set while the dialog is open. */
export const stepUpAtom = atom<{ answer: Answer } | null>(null)

let asked: Promise<boolean> | undefined

/** Opens the dialog; calls refused in the meantime share its result. */
export function askForStepUp(): Promise<boolean> {
  asked ??= new Promise((resolve) => {
    const store = getDefaultStore()
    let isAnswered = false
    store.set(stepUpAtom, {
      answer(confirmed) {
        // A passkey may be chosen after the dialog was closed, and another one may be open by then.
        if (isAnswered) return
        isAnswered = true
        asked = undefined
        store.set(stepUpAtom, null)
        resolve(confirmed)
      },
    })
  })
  return asked
}

/** A client that asks the user for a step-up if an endpoint requires it, and repeats the call; the refused one did nothing. */
export function withStepUp(client: Client, ask: () => Promise<boolean>): Client {
  return {
    options: client.options,
    async call(endpoint, input, options) {
      try {
        return await client.call(endpoint, input, options)
      } catch (error) {
        const needed = error instanceof ApiRefused && error.refusal.reason === 'step_up_needed'
        if (!needed || !(await ask())) throw error
        return client.call(endpoint, input, options)
      }
    },
  }
}
