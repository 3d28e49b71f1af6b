/** A page that can have the keyboard focus. */
type Holder = { readonly id: number; emit(name: string): boolean }

let holder: Holder | undefined

/** The page with the keyboard focus: one among all pages of all windows. */
export const keyboard = {
  isAt: (contents: Holder) => holder === contents,
  give: (contents: Holder | undefined) => {
    if (holder === contents) return
    const before = holder
    holder = contents
    before?.emit('blur')
    contents?.emit('focus')
  },
}
