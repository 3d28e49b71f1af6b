import { makeStyles } from '@griffel/react'
import { useFormat } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  in: { color: token('seaportSuccessText') },
  out: { color: token('seaportDangerText') },
})

/** What moved a balance: what came in has a plus. */
export function SignedMoney({ amount }: { amount: string }): ReactNode {
  const format = useFormat()
  const styles = useStyles()
  const out = amount.startsWith('-')
  return (
    <span className={out ? styles.out : styles.in}>
      {out ? format.money(amount) : `+${format.money(amount)}`}
    </span>
  )
}
