import { sharedWorkspace } from '#scaffold/dependencies.ts'
import { newRemote, placesOf } from '#scaffold/new-remote.ts'
import type { Answer } from './answer.ts'

/** `create`: a new remote in the folder `into`. */
export async function createRemote(name: string, into: string, kits: string | undefined): Promise<Answer> {
  const files = await newRemote(name, into, kits)
  const { folder, path } = placesOf(name)
  const install = sharedWorkspace(into) ? 'pnpm install' : 'npm install'
  const text = [
    `${folder} has a page at ${path}, its tests and a place in the menu. Next:`,
    `  cd ${folder}`,
    `  ${install}`,
    '  npx pt-remote dev --mock    # see it',
    '  npx pt-remote test          # test it',
    '  npx pt-remote publish       # show it to everyone',
  ]
  return { text: text.join('\n'), data: { folder, path, files } }
}
