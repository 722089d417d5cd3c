import { createServer } from 'node:net'
import { RELEASES_PORT_OFFSET } from '#remote-kit/releases/place.ts'
import { portInUse } from './port-holders.ts'
import { remotes } from './remotes.ts'

/** The ports of all processes. All are derived from the shell's port, so that one variable moves the platform. */
export interface Ports {
  shell: number
  api: number
  /** Email for lead sources. */
  leadMail: number
  /** Everything that is released, also by teams of other repositories. */
  releases: number
  /** By the remotes' names. */
  remotes: Record<string, number>
  mongodb: number
}

/** Thrown if a port cannot be used. The message names the port, its role, who holds it and a solution. */
export class PortError extends Error {
  override name = 'PortError'
}

const HIGHEST_OFFSET = 300

/**
 * Reads `PORT` (default 3000) and derives the others.
 * @throws PortError if it is not a number between 1 and 65235
 */
export function portsFrom(port: string | number | undefined): Ports {
  const shell = Number(port ?? 3000)
  if (!Number.isInteger(shell) || shell < 1 || shell + HIGHEST_OFFSET > 65_535) {
    throw new PortError(`PORT must be a whole number from 1 to ${65_535 - HIGHEST_OFFSET}, not "${port}".`)
  }
  return {
    shell,
    api: shell + 100,
    leadMail: shell + 25,
    releases: shell + RELEASES_PORT_OFFSET,
    remotes: Object.fromEntries(remotes.map(({ name, portOffset }) => [name, shell + portOffset])),
    mongodb: shell + HIGHEST_OFFSET,
  }
}

/** Each port with its role. */
export function roles(ports: Ports): [role: string, port: number][] {
  const own: [string, number][] = [
    ['shell', ports.shell],
    ['API', ports.api],
    ['lead email', ports.leadMail],
    ['releases', ports.releases],
  ]
  return [...own, ...Object.entries(ports.remotes), ['MongoDB', ports.mongodb]]
}

/** Resolves to the error code if `port` of `host` cannot be used. */
function probe(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

/**
 * Checks every port before anything starts, so that a start fails early and completely.
 * @throws PortError with every port that is taken or not allowed
 */
export async function ensurePortsFree(ports: Ports, wanted = roles(ports)): Promise<void> {
  const problems: string[] = []
  for (const [role, port] of wanted) {
    // One after another: in parallel they would interfere.
    const codes = [await probe(port, '127.0.0.1'), await probe(port, '::')]
    if (codes.includes('EADDRINUSE')) problems.push(await portInUse(role, port))
    else if (codes.includes('EACCES')) problems.push(`Port ${port} (${role}) is not allowed to this user.`)
  }
  if (problems.length === 0) return
  const other = ports.shell + 1000
  const following = [ports.leadMail, ports.api, ports.releases, ...Object.values(ports.remotes), ports.mongodb]
  throw new PortError(
    `${problems.join('\n')}\n` +
      `ProTracker uses PORT (${ports.shell}) and the ports that follow from it: ${following.join(', ')}.\n` +
      `Stop the other program, or move ProTracker: PORT=${other} npm start`,
  )
}
