/** Scopes of personal tokens, area by area. What no scope covers is out of reach for every token: money, passwords, tokens, administration. */
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
