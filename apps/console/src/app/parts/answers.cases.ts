import { importAccounts } from '@seaport/contract/desk/account.schema'
import { importAccountFile } from '@seaport/contract/desk/account-import.schema'
import { ProxyImportReport } from '@seaport/contract/desk/proxy.schema'
import { permissionKeys } from '@seaport/contract/kernel/permission'
import { SystemConfig } from '@seaport/contract/people/system.schema'
import { type Given, sampleOf } from '@seaport/contract/test-support/sample.schema'
import { getTaskRepeat } from '@seaport/contract/work/task-repeat.schema'
import { getTranslation } from '@seaport/contract/work/translation.schema'

/** Of a row that is taken an import has nothing to say but its values. */
const reported = (data: typeof importAccounts.data | typeof ProxyImportReport) => (turn: number) => {
  const report = sampleOf(data, 0, turn)
  const rows = report.rows.map((row) => (row.outcome === 'added' ? { ...row, msg: '' } : row))
  return { ...report, rows }
}

/** What calls answer of which no sample has every case. */
export const answers: Readonly<Record<string, Given>> = {
  'GET /translation': (turn) => sampleOf(getTranslation.data, 0, turn + 1),
  'GET /system/config': (turn) => {
    const config = sampleOf(SystemConfig, 0, turn)
    // A planned change of the address is still to come.
    const usdt_changes_at = turn === 1 ? '2026-03-20T08:00:00.000Z' : null
    return { ...config, pay: { ...config.pay, usdt_changes_at } }
  },
  'POST /account/import': reported(importAccounts.data),
  'POST /account/import-file': reported(importAccountFile.data),
  'POST /proxy/import': reported(ProxyImportReport),
  'POST /proxy/import-file': reported(ProxyImportReport),
  'GET /task/:id/repeat': (turn) => {
    const { repeat, ...rest } = sampleOf(getTaskRepeat.data, 0, turn)
    // Once it is the task itself that is repeated.
    return {
      ...rest,
      repeat: repeat && turn === 1 ? { ...repeat, task: { ...repeat.task, id: 'id-1' } } : repeat,
    }
  },
  'GET /user/permission': (turn) => ({ keys: turn === 1 ? [] : [...permissionKeys] }),
}
