/** What a personal token may be allowed, area by area. What is in none of them is beyond every token: money, passwords, tokens, administration. */
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
