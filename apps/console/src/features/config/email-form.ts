import type { EmailConfig } from '@seaport/contract/platform/email.schema'
import * as emailSchema from '@seaport/contract/platform/email.schema'
import { z } from 'zod'

const { subject, content } = emailSchema.putEmailConfig.body.shape

/** An empty field means the words of the interface. */
function own<S extends typeof subject | typeof content>(schema: S) {
  return z
    .string()
    .trim()
    .transform((text) => text || null)
    .pipe(schema)
}

/** The configuration of one type as it is typed. The password that is there is not known here: an empty field keeps it. */
export const EmailForm = z
  .object({
    ...emailSchema.putEmailConfig.body.shape,
    subject: own(subject),
    content: own(content),
    password: z.string().max(500),
    /** Takes the stored password away. */
    forget: z.boolean(),
  })
  .transform(({ password, forget, ...config }) => ({
    ...config,
    ...(password ? { password } : forget ? { password: null } : {}),
  }))

/** The configuration as the form begins. */
export function toFormValues(config: EmailConfig): z.input<typeof EmailForm> {
  const { type, sender, server_address, server_port, secure, user, expire_minutes } = config
  return {
    ...{ type, sender, server_address, server_port, secure, user, expire_minutes },
    subject: config.subject ?? '',
    content: config.content ?? '',
    password: '',
    forget: false,
  }
}
