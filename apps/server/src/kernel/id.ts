import { v7 } from 'uuid'

/** @returns a new id: UUIDv7, so that ids sort by creation and indexes grow at their end */
export function newId(): string {
  return v7()
}
