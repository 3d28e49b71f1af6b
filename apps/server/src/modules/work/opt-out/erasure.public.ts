// Apart from opt-out.public.ts, on which resources and tasks stand: this stands on them.
export { addOptOuts, erasePeople } from './opt-out.service.ts'
