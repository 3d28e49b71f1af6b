import { endpoints } from '@seaport/contract/api.schema'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { expect, test } from 'vitest'
import { type EndpointRow, endpointTable } from '../test-support/endpoint-table.ts'

const rowOf = ({ method, path, callers, permission, stepUp, scope, duringLogin }: Endpoint): EndpointRow => ({
  method,
  path,
  callers,
  permission: permission ?? null,
  stepUp: stepUp === true,
  scope: scope ?? null,
  duringLogin: duringLogin ?? [],
})
const inOrder = (rows: readonly EndpointRow[]) =>
  rows.toSorted((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`))

test('the contract asks for what the table says, endpoint by endpoint', () => {
  expect(inOrder(endpoints.map(rowOf))).toEqual(inOrder(endpointTable))
})
