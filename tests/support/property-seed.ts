import fc from 'fast-check'

/** Seed of all property tests, so that every run tries the same cases; a run may name another. */
const FIXED_SEED = 20_261_122

const given = process.env.SEAPORT_PROPERTY_SEED
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: given ? Number(given) : FIXED_SEED })
