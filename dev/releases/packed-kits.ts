import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The packed kits in a folder, of any version. What else is there isn't ours: it may be someone's home folder. */
export const packedKits = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^protracker-(openapi|ui-kit|remote-kit)-.+\.tgz$/.test(name))
    .map((name) => join(folder, name))
