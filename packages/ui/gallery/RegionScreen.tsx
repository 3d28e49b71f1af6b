import type { ReactNode } from 'react'
import { RegionNotice } from '../src/region/RegionNotice.tsx'

export function RegionScreen(): ReactNode {
  return (
    <RegionNotice
      region={{ ip: '203.0.113.9', country: 'CN' }}
      support="support@seaport.test"
      company="Seaport Technology Pte. Ltd., Singapore"
    />
  )
}
