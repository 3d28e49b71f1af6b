/** The path of an endpoint with its parameters filled in: `/task/:id` → `/task/7`. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((params[name] ?? '').toWellFormed()))
}
