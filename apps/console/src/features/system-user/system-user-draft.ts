import * as adminUserSchema from '@seaport/contract/people/admin-user.schema'
import { z } from 'zod'
import { emptyToNull } from '../../shared/form/empty-to-null.ts'

const { username, phone, remark, role_id } = adminUserSchema.updateSystemUser.body.shape
const { email, password } = adminUserSchema.createSystemUser.body.shape

const given = {
  username: username.unwrap(),
  role_id: role_id.unwrap(),
  phone: emptyToNull(phone.unwrap().unwrap()),
  remark: remark.unwrap(),
}

/** A new administrator as a form. */
export const NewSystemUserForm = z.object({ email, password, ...given })
/** An administrator that is changed. */
export const SystemUserForm = z.object(given)
