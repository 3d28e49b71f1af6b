/** Scopes of personal tokens, by area. Money, passwords, tokens and administration have no scope, so no token can reach them. */
export const apiScopes = [
  'task:read',
  'task:write',
  'resource:read',
  'resource:write',
  'account:read',
  'account:write',
  'proxy:read',
  'proxy:write',
  'seat:read',
  'seat:write',
  'script:read',
  'script:write',
  'stats:read',
] as const
