/**
 * Makes `generated/` from the contract: the bundled document with the scopes of access tokens, its TypeScript types, its codes with names and labels, the
 * register of fields, and the lengths of texts.
 * `node generate.ts --check` writes nothing and fails where `generated/` is not what the contract says.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { auditChoicesSource } from './audit-choices.ts'
import { codesSource } from './codes.ts'
import { ContractError, fieldsSources } from './fields.ts'
import { lengthsSource } from './lengths.ts'
import { placesIn } from './places.ts'
import type { OpenApiDocument } from './schemas.ts'
import { nameScopes } from './scopes.ts'

const here = import.meta.dirname
const banner = '// Generated from the OpenAPI contract by `pnpm generate`. Do not edit.\n\n'

function bundle(): OpenApiDocument {
  const folder = mkdtempSync(join(tmpdir(), 'protracker-openapi-'))
  try {
    const file = join(folder, 'openapi.json')
    execFileSync(
      process.execPath,
      [join(here, 'node_modules/@redocly/cli/bin/cli.js'), 'bundle', 'openapi.yaml', '-o', file],
      {
        cwd: here,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    )
    return withoutHeaderForReading(JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Paths = { [path: string]: { get?: { security?: Security } } }
type Security = { [scheme: string]: unknown }[]

/** Reading needs no anti-forgery header: said here for every GET, where the default for all calls asks for it. */
function withoutHeaderForReading(document: OpenApiDocument): OpenApiDocument {
  const { paths, security: usual } = document as unknown as { paths: Paths; security: Security }
  for (const { get } of Object.values(paths)) {
    if (get) get.security = (get.security ?? usual).map((schemes) => without(schemes, 'csrf'))
  }
  return document
}

const without = (schemes: Security[number], name: string) =>
  Object.fromEntries(Object.entries(schemes).filter(([scheme]) => scheme !== name))

/** What the register of fields and the scopes are made from is no one's business outside: the labels stay, as titles. */
const published = (document: OpenApiDocument): string =>
  JSON.stringify(
    document,
    (key, value: unknown) => (['x-field', 'x-record', 'x-enum-fields', 'x-scope'].includes(key) ? undefined : value),
    2,
  )

async function generate(): Promise<Record<string, string>> {
  const document = bundle()
  nameScopes(document as unknown as Parameters<typeof nameScopes>[0])
  const fields = Object.entries(fieldsSources(document, placesIn(here)))
  const json = published(document)
  const types = astToString(await openapiTS(JSON.parse(json), { rootTypes: true, rootTypesNoSchemaPrefix: true }))
  return {
    'openapi.json': `${json}\n`,
    'api.d.ts': banner + types,
    'audit-choices.ts': banner + auditChoicesSource(document.components.schemas),
    'codes.ts': banner + codesSource(document.components.schemas),
    ...Object.fromEntries(fields.map(([name, source]) => [name, banner + source])),
    'lengths.ts': banner + lengthsSource(document.components.schemas),
  }
}

const files = await generate().catch((error: unknown) => {
  if (!(error instanceof ContractError)) throw error
  console.error(error.message)
  process.exit(1)
})
const folder = join(here, 'generated')
if (process.argv.includes('--check')) {
  const present = readdirSync(folder)
  const isDrifted = (name: string) =>
    !present.includes(name) || readFileSync(join(folder, name), 'utf8') !== files[name]
  const drifted = [...new Set([...Object.keys(files), ...present])].filter(isDrifted)
  if (drifted.length > 0) {
    console.error(`openapi/generated is not what the contract says: ${drifted.join(', ')}. Run \`pnpm generate\`.`)
    process.exit(1)
  }
} else {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}
