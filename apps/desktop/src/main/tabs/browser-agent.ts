/**
 * @returns the user agent of Chromium itself. Electron adds its own name and the program's, for which Instagram shows no page at all
 * (ferdium/ferdium-app#2441), and which would show that all accounts are in one program
 */
export function browserAgent(agent: string): string {
  return agent.replace(/(?<=\(KHTML, like Gecko\) ).*?(?=Chrome\/)/, '').replace(/ Electron\/\S+/, '')
}
