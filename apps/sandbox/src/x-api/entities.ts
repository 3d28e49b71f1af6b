/** X's API escapes these signs in the texts of posts, people and messages. */
export const encodeEntities = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
