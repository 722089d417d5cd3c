/**
 * Reads `remote.json`, the single declaration of a remote. Builds, dev servers, ports, releases, tests and budgets are
 * derived from it. Tools read it, pages never do.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Ajv, type JSONSchemaType } from 'ajv'
import { AUDIENCES, NAV_ICONS, NAV_SECTIONS, type RemoteManifestData } from '#contract/contract.ts'
import { PAGE_PATH, PAGE_REQUEST } from '#federation/routes.ts'
import { didYouMean } from '#wording/nearest.ts'
import { copy } from './copy.ts'
import { faultsIn } from './faults.ts'

type Route = RemoteManifestData['routes'][number]

/** The content of a `remote.json`. */
export type RemoteJson = Omit<RemoteManifestData, 'routes'> & {
  /** Its port in development, relative to the shell's port. */
  portOffset: number
  /** Its pages by name. A page's component and its `.tsx` file have that name. */
  pages: Record<string, Omit<Route, 'page'> & PageParts>
}

interface PageParts {
  /** Lazily imported components that the page is usually shown with, by their file's name: preloaded with the page. */
  parts?: string[]
}

/** Thrown if a `remote.json` is missing or invalid. The message names the file and the field. */
export class RemoteJsonError extends Error {
  override name = 'RemoteJsonError'
}

const text = { type: 'string', minLength: 1 } as const
// The descriptions are what messages say of a text in another form (faults.ts).
const path = {
  type: 'string',
  pattern: PAGE_PATH.source,
  description: copy.forms.path,
} as const
const request = {
  type: 'string',
  pattern: PAGE_REQUEST.source,
  description: copy.forms.request,
} as const

const schema: JSONSchemaType<RemoteJson> = {
  type: 'object',
  properties: {
    name: text,
    portOffset: { type: 'integer', minimum: 201, maximum: 299 },
    shellApi: text,
    pages: {
      type: 'object',
      required: [],
      minProperties: 1,
      propertyNames: {
        pattern: '^[A-Z][A-Za-z0-9]*$',
        description: copy.forms.page,
      },
      additionalProperties: {
        type: 'object',
        properties: {
          path,
          title: text,
          audience: { type: 'string', enum: AUDIENCES },
          requests: { type: 'array', items: request, nullable: true },
          parts: { type: 'array', items: text, nullable: true },
        },
        required: ['path', 'title', 'audience'],
        additionalProperties: false,
      },
    },
    nav: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          label: text,
          path,
          icon: { type: 'string', enum: NAV_ICONS },
          section: { type: 'string', enum: NAV_SECTIONS },
          order: { type: 'integer' },
        },
        required: ['label', 'path', 'icon', 'section', 'order'],
        additionalProperties: false,
      },
    },
  },
  required: ['name', 'portOffset', 'shellApi', 'pages', 'nav'],
  additionalProperties: false,
}

const isRemoteJson = new Ajv({ allErrors: true, verbose: true }).compile(schema)

/**
 * Reads the `remote.json` of the remote in the folder `dir`.
 * @throws RemoteJsonError if it is missing or invalid
 */
export function readRemoteJson(dir: string): RemoteJson {
  const folder = basename(dir)
  const fail = (problems: string[]): never => {
    throw new RemoteJsonError(problems.map((problem) => `${folder}/remote.json: ${problem}`).join('\n'))
  }
  const json = parse(join(dir, 'remote.json'), fail)
  if (!isRemoteJson(json)) return fail(faultsIn(isRemoteJson.errors ?? []))
  const paths = Object.values(json.pages).map((page) => page.path)
  const problems = [
    ...(json.name === folder ? [] : [`/name must be the folder's, ${folder}, not ${json.name}`]),
    ...json.nav.flatMap((entry, i) =>
      paths.includes(entry.path)
        ? []
        : [`/nav/${i}/path isn’t the path of a page: ${entry.path}${didYouMean(entry.path, paths)}`],
    ),
  ]
  return problems.length > 0 ? fail(problems) : json
}

function parse(file: string, fail: (problems: string[]) => never): unknown {
  if (!existsSync(file)) return fail(['the file is missing'])
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return fail([`the file isn’t JSON: ${String(error)}`])
  }
}

/**
 * Every remote of a repository, ordered by port: the packages in folders named `mf-…`.
 * @throws RemoteJsonError if one of them is invalid, or two have the same port or path
 */
export function findRemotes(repository: string): RemoteJson[] {
  const folders = readdirSync(repository).filter(
    (name) => name.startsWith('mf-') && existsSync(join(repository, name, 'package.json')),
  )
  const remotes = folders.toSorted().map((name) => readRemoteJson(join(repository, name)))
  refuseTwice(remotes, 'portOffset', ({ portOffset }) => [String(portOffset)])
  refuseTwice(remotes, 'pages', ({ pages }) => Object.values(pages).map((page) => page.path))
  return remotes.toSorted((a, b) => a.portOffset - b.portOffset)
}

function refuseTwice(remotes: RemoteJson[], field: string, valuesOf: (remote: RemoteJson) => string[]): void {
  const owners = new Map<string, string>()
  for (const remote of remotes) {
    for (const value of valuesOf(remote)) {
      const owner = owners.get(value)
      if (owner) throw new RemoteJsonError(`${remote.name}/remote.json: /${field}: ${value} is taken by ${owner}`)
      owners.set(value, remote.name)
    }
  }
}

/** The part of a `remote.json` that is published with each release. */
export function manifestData({ portOffset: _portOffset, pages, ...data }: RemoteJson): RemoteManifestData {
  const routes = Object.entries(pages).map(([page, { parts: _parts, ...route }]) => ({ ...route, page }))
  return { ...data, routes }
}
