import { useEffect, useState } from 'react'
import { readVisitor, type Visitor } from '../visitor.ts'

/** What the visitor's computer runs; undefined for the moment that the browser takes to say. */
export function useVisitor(): Visitor | undefined {
  const [visitor, setVisitor] = useState<Visitor>()
  useEffect(() => {
    void readVisitor(navigator).then(setVisitor)
  }, [])
  return visitor
}
