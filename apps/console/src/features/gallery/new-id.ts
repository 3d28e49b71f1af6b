/** An id for a row that only this browser knows. (`crypto.randomUUID` exists on secure origins only.) */
export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-')
}
