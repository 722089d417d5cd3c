/** Checks that what people read holds none of the words that docs/voice.md refuses. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#dev/workspace/root.ts'
import { filesBelow } from './files-below.ts'

/** Where words for people are: copy files, the messages of the API and of pt-remote, emails, and the titles of the contract. */
const READ = [
  '{shell,ui-kit,remote-kit,mf-*}/src/**/copy.ts',
  'api/src/**/*.ts',
  'remote-kit/src/{cli,gates,places,releases,remote-json,scaffold}/**/*.ts',
  'openapi/**/*.yaml',
]
/** Their texts are what someone typed, or what an API of another time said. */
const TEST = /\.test\.ts$/
/** What quotes: the voice, its test, the specification with its fixed texts, and changelogs, which say what a name was. */
const QUOTES = /^docs\/(voice|specification)\.md$|^dev\/checks\/voice\.test\.ts$|(^|\/)CHANGELOG\.md$/

const LIST = '## Refused words'
const LIST_FOR_ALL = '## Refused in code and docs too'
/** Each word is a regular expression, in italics, without bars: a bare one would end the cell. */
const ROW = /^\| \*(?<word>.+?)\* +\| (?<instead>.+?) +\|$/gm

/** What is in quotes; in YAML the whole line, except comments. */
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

/** One line for each refused word: where it is, and what to say instead. Those for code and docs aren't in names of files either. */
export async function checkVoice(baseDir = root): Promise<string[]> {
  const complaints: string[] = []
  const refused = refusedWords(baseDir, LIST)
  for (const file of await filesBelow(baseDir, READ)) {
    if (!TEST.test(file)) complaints.push(...complaintsAbout(file, saidIn(file, textOf(baseDir, file)), refused))
  }
  const refusedEverywhere = refusedWords(baseDir, LIST_FOR_ALL)
  for (const file of await filesBelow(baseDir)) {
    if (QUOTES.test(file)) continue
    const lines = [file, ...textOf(baseDir, file).split('\n')].map((said, line) => ({ said, line: Math.max(line, 1) }))
    complaints.push(...complaintsAbout(file, lines, refusedEverywhere))
  }
  return complaints
}

const textOf = (baseDir: string, file: string) => readFileSync(join(baseDir, file), 'utf8')

interface Said {
  said: string
  line: number
}

function complaintsAbout(file: string, texts: readonly Said[], refused: readonly Refused[]): string[] {
  return texts.flatMap(({ said, line }) =>
    refused.flatMap(({ word, instead }) => {
      const [found] = word.exec(said) ?? []
      return found ? [`${file}:${line}: "${found}" is not how we talk. Say: ${instead}`] : []
    }),
  )
}

/** What people read of code or of the contract. */
function saidIn(file: string, text: string): Said[] {
  const found = text.matchAll(file.endsWith('.yaml') ? YAML_TEXT : QUOTED)
  return [...found].map(({ 0: said, index }) => ({ said, line: text.slice(0, index).split('\n').length }))
}
