import { ApiRefused } from '@seaport/api-client/errors'
import { normaliseEmail } from '@seaport/contract/address/email'
import type { DataOf } from '@seaport/contract/kernel/endpoint'
import { sendEmailCode } from '@seaport/contract/people/registration'
import type { CodePurpose } from '@seaport/contract/platform/email.schema'
import { useEffect, useRef, useState } from 'react'
import { client } from '../../../shared/api/client.ts'

interface Sent {
  /** When another code may be requested, in milliseconds. */
  again: number
  /** The server's answer about the code; undefined if this window did not get one. */
  code: SentCode | undefined
}

/** A code that the server has made. */
export type SentCode = Pick<DataOf<typeof sendEmailCode>, 'expire_minutes' | 'held' | 'demo_code'>

export interface EmailCode {
  /** Seconds until another code may be requested for this address; 0 = now. */
  wait: number
  sending: boolean
  /** The code for this address. */
  sent: SentCode | undefined
  /** Requests a code. @throws what the call throws; a refusal for haste starts the wait too */
  send: () => Promise<void>
}

/** Codes by e-mail for one purpose: the wait belongs to the address, so another address may have its code at once. */
export function useEmailCode(purpose: CodePurpose, email: string): EmailCode {
  const [sent, setSent] = useState<ReadonlyMap<string, Sent>>(new Map())
  const [sending, setSending] = useState(false)
  const busy = useRef(false)
  const address = normaliseEmail(email) ?? email.trim()
  const mine = sent.get(address)
  const wait = useSecondsUntil(mine?.again ?? 0)

  const send = async () => {
    if (busy.current) return
    busy.current = true
    setSending(true)
    const remember = (seconds: number, code: SentCode | undefined) =>
      setSent((before) => new Map(before).set(address, { again: Date.now() + seconds * 1000, code }))
    try {
      const body = { email: address, purpose }
      const { resend_after, ...code } = await client.call(sendEmailCode, { body })
      remember(resend_after, code)
    } catch (error) {
      const seconds = error instanceof ApiRefused ? error.refusal.retry_after : undefined
      if (seconds !== undefined) remember(seconds, mine?.code)
      throw error
    } finally {
      busy.current = false
      setSending(false)
    }
  }
  return { wait, sending, sent: mine?.code, send }
}

/** Seconds until a moment, counted down; 0 once it has come. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    if (moment <= Date.now()) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (moment <= Date.now()) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [moment])
  return Math.max(0, Math.ceil((moment - now) / 1000))
}
