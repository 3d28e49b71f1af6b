/** A page that can have the keyboard. */
type Holder = { readonly id: number; emit(name: string): boolean }

let holder: Holder | undefined

/** Which page gets what a person types: one of all pages, whatever window it lies in. */
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
