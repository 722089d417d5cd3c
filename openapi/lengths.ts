import { camelCase } from './codes.ts'
import type { Schemas } from './schemas.ts'

/** TypeScript source of how long each text may be that has a schema of its own with both limits: `newPasswordLength.min`. */
export function lengthsSource(schemas: Schemas): string {
  return Object.entries(schemas)
    .flatMap(([name, { minLength: min, maxLength: max }]) =>
      min && max ? `export const ${camelCase(name)}Length = { min: ${min}, max: ${max} } as const\n` : [],
    )
    .join('')
}
