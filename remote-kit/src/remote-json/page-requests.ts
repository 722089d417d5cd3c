/** Whether what the pages of a `remote.json` ask the API first is in its contract. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { didYouMean, nearestOf } from '#wording/nearest.ts'
import { RemoteJsonError, type RemoteJson } from './remote-json.ts'

type Parameter = { $ref?: string; name?: string; in?: string }
type Contract = {
  paths?: Record<string, { get?: { parameters?: Parameter[] }; parameters?: Parameter[] }>
  components?: { parameters?: Record<string, Parameter> }
}

/** The contract that is installed with this kit. */
export function installedContract(): unknown {
  return JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('openapi/openapi.json')), 'utf8'))
}

/** The operations that pages ask for first, such as `GET /teams/`. */
export const requestedOperations = ({ pages }: RemoteJson): string[] => [
  ...new Set(Object.values(pages).flatMap(({ requests = [] }) => requests.map((each) => `GET ${pathOf(each)}`))),
]

/**
 * Reads the contract only if a page asks for something.
 * @throws RemoteJsonError that names each request that no operation answers, and the nearest that there is
 */
export function ensureRequests(json: RemoteJson, contract: () => unknown = installedContract): void {
  if (requestedOperations(json).length === 0) return
  const known = contract() as Contract
  const faults = Object.entries(json.pages).flatMap(([page, { requests = [] }]) =>
    requests.flatMap((request, i) =>
      faultsOf(request, known).map((fault) => `${json.name}/remote.json: /pages/${page}/requests/${i}: ${fault}`),
    ),
  )
  if (faults.length > 0) throw new RemoteJsonError(faults.join('\n'))
}

function faultsOf(request: string, { paths = {}, components = {} }: Contract): string[] {
  const path = pathOf(request)
  const item = paths[path]
  if (!item?.get) {
    const known = Object.keys(paths).filter((each) => paths[each]?.get && !each.includes('{'))
    return [`the API has no GET ${path}. The nearest is ${nearestOf(path, known) ?? 'none'}`]
  }
  const parameters = [...(item.parameters ?? []), ...(item.get.parameters ?? [])]
    .map((each) => (each.$ref === undefined ? each : components.parameters?.[each.$ref.split('/').at(-1) ?? '']))
    .flatMap((each) => (each?.in === 'query' && each.name !== undefined ? [each.name] : []))
  return [...new URLSearchParams(request.slice(path.length)).keys()]
    .filter((name) => !parameters.includes(name))
    .map((name) => `GET ${path} takes no ${name}${didYouMean(name, parameters)}`)
}

const pathOf = (request: string): string => request.split('?', 1)[0] ?? request
