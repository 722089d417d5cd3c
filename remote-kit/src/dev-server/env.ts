const { env } = process

export type DevSettings = ReturnType<typeof readDevSettings>

/** The settings of a dev server. `PORT` is the shell's; the others follow from it. */
export function readDevSettings() {
  const shellPort = Number(env['PORT'] ?? 3000)
  return {
    shellPort,
    apiUrl: env['API_URL'] ?? `http://127.0.0.1:${shellPort + 100}`,
    /** Answer with the contract's examples instead of calling the API. */
    isMocked: env['MOCK'] === '1',
  }
}
