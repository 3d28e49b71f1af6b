/** Whether an address may stand in a link. */
export function isLinkAddress(address: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(address) && URL.canParse(address)
}
