import fc from 'fast-check'

/** What every property draws from, unless a run is given another: the same cases for everybody (decision 0351). */
const FIXED_SEED = 20_261_122

const given = process.env.SEAPORT_PROPERTY_SEED
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: given ? Number(given) : FIXED_SEED })
