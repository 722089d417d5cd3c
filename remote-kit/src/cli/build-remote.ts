import { buildOne } from '#releases/build.ts'
import type { Answer } from './answer.ts'

/** `build`: a production build, under a version of its own or one from its inputs. */
export async function buildRemote(dir: string, version: string | undefined): Promise<Answer> {
  const build = await buildOne(dir, version === undefined ? {} : { version })
  return { text: `${build.name} ${build.version} in ${build.dir}`, data: build }
}
