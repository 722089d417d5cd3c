/** Checks that what people read holds none of the words that docs/voice.md refuses. */
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '#dev/workspace/root.ts'

/** Where words for people stand: copy files, the API's messages and emails, and the titles of the contract. */
const READ = ['{shell,ui-kit,remote-kit,mf-*}/src/**/copy.ts', 'api/src/**/*.ts', 'openapi/**/*.yaml']
const UNREAD = /node_modules|generated|\.test\.ts$/

const LIST = '## Refused words'
/** Each word is a regular expression, in italics, without bars: a bare one would end the cell. */
const ROW = /^\| \*(?<word>.+?)\* +\| (?<instead>.+?) +\|$/gm

/** What stands in quotes; in YAML the whole line, except comments. */
const QUOTED = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g
const YAML_TEXT = /^\s*(?:- )?(?:title|description|summary|example):.*$/gm

interface Refused {
  word: RegExp
  instead: string
}

/** The list of refused words of docs/voice.md. */
function refusedWords(baseDir: string): Refused[] {
  const [, list = ''] = readFileSync(join(baseDir, 'docs/voice.md'), 'utf8').split(LIST)
  return [...list.matchAll(ROW)].map(({ groups }) => ({
    word: new RegExp(groups?.['word'] ?? ''),
    instead: groups?.['instead'] ?? '',
  }))
}

/** One line for each refused word: where it is, and what to say instead. */
export async function checkVoice(baseDir = root): Promise<string[]> {
  const refused = refusedWords(baseDir)
  const complaints: string[] = []
  const files: string[] = []
  for await (const file of glob(READ, { cwd: baseDir })) if (!UNREAD.test(file)) files.push(file)
  for (const file of files.toSorted()) {
    const text = readFileSync(join(baseDir, file), 'utf8')
    for (const { 0: said, index } of text.matchAll(file.endsWith('.yaml') ? YAML_TEXT : QUOTED))
      for (const { word, instead } of refused) {
        const [found] = word.exec(said) ?? []
        if (found) {
          const line = text.slice(0, index).split('\n').length
          complaints.push(`${file}:${line}: "${found}" is not how we talk. Say: ${instead}`)
        }
      }
  }
  return complaints
}
