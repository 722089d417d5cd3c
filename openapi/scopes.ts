import { ContractError } from './fields.ts'
import type { Schemas } from './schemas.ts'

/** The part of an OpenAPI document that scopes are read from and written to. */
type ScopedDocument = {
  tags: { name: string; 'x-scope'?: string }[]
  security: Requirement[]
  paths: { [path: string]: { [method: string]: ScopedOperation | undefined } }
  components: { schemas: Schemas }
}

type Requirement = { [scheme: string]: string[] }

type ScopedOperation = { operationId: string; tags: string[]; description?: string; security?: Requirement[] }

const METHODS = ['get', 'post', 'patch', 'delete']

/** What covers every scope of its kind. No call needs it itself. */
const WIDE = ['read', 'write']

/**
 * Writes beside `token` of each operation the scope that it needs: what its tag is about (`x-scope`, or the tag's own name), and
 * `read` for GET or `write`. TokenScope lists all of these and no others.
 */
export function nameScopes(document: ScopedDocument): void {
  const about = new Map(document.tags.map(({ name, 'x-scope': scope = name }) => [name, scope]))
  const used = new Set(WIDE)
  for (const path of Object.values(document.paths)) {
    for (const method of METHODS) {
      const operation = path[method]
      const security = operation?.security ?? document.security
      if (!operation || !security.some(({ token }) => token)) continue
      const scope = `${about.get(operation.tags[0] ?? '')}:${method === 'get' ? 'read' : 'write'}`
      used.add(scope)
      operation.security = security.map((one) => (one.token ? { ...one, token: [scope] } : one))
      const said = (operation.description ?? '').trimEnd()
      operation.description = `${said}\n\nAccess token scope: \`${scope}\`.`.trimStart()
    }
  }
  requireListed(document.components.schemas, used)
}

function requireListed({ TokenScope }: Schemas, used: ReadonlySet<string>): void {
  const listed = new Set(TokenScope?.enum?.map(String))
  const missing = [...used].filter((scope) => !listed.has(scope))
  const needless = [...listed].filter((scope) => !used.has(scope))
  if (missing.length > 0) throw new ContractError(`TokenScope lacks ${missing.join(', ')}, which calls need`)
  if (needless.length > 0) throw new ContractError(`TokenScope lists ${needless.join(', ')}, which no call needs`)
}
