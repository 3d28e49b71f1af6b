/**
 * @returns what the spellings of one mailbox have in common. What follows a plus is the reader's own mark (RFC 5233); Gmail also leaves out dots and has two
 * domains: https://support.google.com/mail/answer/7436150
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)]
  const name = local.replace(/(?<=.)\+.*$/, '')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
