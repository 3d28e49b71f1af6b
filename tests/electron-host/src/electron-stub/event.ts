/** Electron's event object: a listener may forbid what is about to happen. */
export type HostEvent = { defaultPrevented: boolean; preventDefault(): void }

export function hostEvent<T extends object>(fields: T): T & HostEvent {
  const event = {
    ...fields,
    defaultPrevented: false,
    preventDefault() {
      event.defaultPrevented = true
    },
  }
  return event
}
