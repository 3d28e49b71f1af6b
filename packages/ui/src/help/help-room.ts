/** CSS variable of the document: room that the open help panel takes beside the content of a screen. */
export const HELP_ROOM = '--seaport-help-room'
