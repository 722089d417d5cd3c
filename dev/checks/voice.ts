/** Checks that what people read holds none of the words that docs/voice.md refuses. */
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '#dev/workspace/root.ts'

/** Where words for people stand: copy files, the messages of the API and of pt-remote, emails, and the titles of the contract. */
const READ = [
  '{shell,ui-kit,remote-kit,mf-*}/src/**/copy.ts',
  'api/src/**/*.ts',
  'remote-kit/src/{cli,gates,places,releases,remote-json,scaffold}/**/*.ts',
  'openapi/**/*.yaml',
]
/** What people read who build with it or run it. The voice itself quotes what isn't said. */
const DOCS = ['*.md', '{docs,api,bench,openapi,remote-kit,ui-kit}/**/*.md']
const UNREAD = /node_modules|generated|\.test\.ts$|docs\/voice\.md$/

const LIST = '## Refused words'
const LIST_FOR_DOCS = '## Refused in the docs too'
/** Each word is a regular expression, in italics, without bars: a bare one would end the cell. */
const ROW = /^\| \*(?<word>.+?)\* +\| (?<instead>.+?) +\|$/gm

/** What stands in quotes; in YAML the whole line, except comments. */
const QUOTED = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g
const YAML_TEXT = /^\s*(?:- )?(?:title|description|summary|example):.*$/gm

interface Refused {
  word: RegExp
  instead: string
}

/** What docs/voice.md lists below a heading. */
function refusedWords(baseDir: string, heading: string): Refused[] {
  const [, below = ''] = readFileSync(join(baseDir, 'docs/voice.md'), 'utf8').split(heading)
  const [list = ''] = below.split('\n## ')
  return [...list.matchAll(ROW)].map(({ groups }) => ({
    word: new RegExp(groups?.['word'] ?? ''),
    instead: groups?.['instead'] ?? '',
  }))
}

/** One line for each refused word: where it is, and what to say instead. */
export async function checkVoice(baseDir = root): Promise<string[]> {
  const everywhere = refusedWords(baseDir, LIST_FOR_DOCS)
  const refused = [...refusedWords(baseDir, LIST), ...everywhere]
  return [...(await complaintsIn(READ, refused, baseDir)), ...(await complaintsIn(DOCS, everywhere, baseDir))]
}

async function complaintsIn(patterns: string[], refused: readonly Refused[], baseDir: string): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob(patterns, { cwd: baseDir })) if (!UNREAD.test(file)) files.push(file)
  return files.toSorted().flatMap((file) => {
    const text = readFileSync(join(baseDir, file), 'utf8')
    return [...saidIn(file, text)].flatMap(({ 0: said, index }) =>
      refused.flatMap(({ word, instead }) => {
        const [found] = word.exec(said) ?? []
        if (!found) return []
        const line = text.slice(0, index).split('\n').length
        return [`${file}:${line}: "${found}" is not how we talk. Say: ${instead}`]
      }),
    )
  })
}

/** What people read of a file: of code what stands in quotes, of a document each line. */
function saidIn(file: string, text: string) {
  if (file.endsWith('.md')) return text.matchAll(/^.+$/gm)
  return text.matchAll(file.endsWith('.yaml') ? YAML_TEXT : QUOTED)
}
