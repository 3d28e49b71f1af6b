import { endpoint, loginSteps } from '../kernel/endpoint.ts'
import type * as schema from './session.schema.ts'

export const login = endpoint<typeof schema.login>()({
  method: 'POST',
  path: '/auth/login',
  summary: 'Log in to the console',
  callers: ['public'],
})

export const logout = endpoint<typeof schema.logout>()({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session',
  callers: ['user'],
  duringLogin: loginSteps,
})

export const changePassword = endpoint<typeof schema.changePassword>()({
  method: 'POST',
  path: '/user/change-password',
  summary: 'Change the own password; other sessions of the user end',
  callers: ['user'],
  personal: true,
})

export const listSessions = endpoint<typeof schema.listSessions>()({
  method: 'GET',
  path: '/user/session',
  summary: 'The own sessions that are open, the last used first',
  callers: ['user'],
})

export const endSession = endpoint<typeof schema.endSession>()({
  method: 'DELETE',
  path: '/user/session/:id',
  summary: 'End one of the own sessions',
  callers: ['user'],
  personal: true,
})

/** Cookie that tells the console that it can return to the administrator's session; it holds no secret. The secret cookie is hidden from scripts. */
export const SWITCH_MARKER_COOKIE = 'seaport_switch_admin'

export const switchAdmin = endpoint<typeof schema.switchAdmin>()({
  method: 'POST',
  path: '/user/switch-admin',
  summary: 'End a login as a user and go back to the administrator’s session, with a fresh token; works once',
  callers: ['user'],
})
