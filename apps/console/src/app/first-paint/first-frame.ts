/** Id of the element that holds the frame from index.html. */
const FIRST_FRAME_ID = 'first-frame'

/** Takes the frame of index.html away: the real one has been drawn over it. */
export function removeFirstFrame(): void {
  document.getElementById(FIRST_FRAME_ID)?.remove()
}
