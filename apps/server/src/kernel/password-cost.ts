/**
 * Cost of one argon2id hash: OWASP's first recommendation, 19 MiB (`memory` is in KiB), 2 passes, 1 lane. In a separate
 * file because integration tests replace it by a smaller one (tests/support/cheap-passwords.ts).
 */
export const passwordCost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 }
