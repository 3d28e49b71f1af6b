export interface TourStep {
  id: string
  /** CSS selector of the part that is explained. */
  target: string
  title: string
  text: string
}
