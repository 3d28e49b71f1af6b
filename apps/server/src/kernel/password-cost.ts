/**
 * What one argon2id hash takes: OWASP's first recommendation, 19 MiB (`memory` is in KiB), 2 passes, 1 lane (design, section 7). In a file of its own because
 * integration tests put a smaller one in its place (tests/support/cheap-passwords.ts).
 */
export const passwordCost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 }
